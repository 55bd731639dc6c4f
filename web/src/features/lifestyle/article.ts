export interface Article {
  id: string;
  title: string;
  excerpt: string;
  fullContent: readonly string[];
  image: 'hero' | 'toronto' | 'montreal' | 'cancun';
  category: string;
  readTime: number;
  /** An ISO date. */
  date: string;
  featured: boolean;
}
