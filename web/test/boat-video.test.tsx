import { renderToStaticMarkup } from 'react-dom/server';
import { BoatVideo } from '../src/features/boats/boat-video';

const shown = (url: string, embedUrl: string | null) =>
  renderToStaticMarkup(<BoatVideo url={url} embedUrl={embedUrl} title="Video of the boat" />);

it('a film of our own is played on the page of the boat, with its captions', () => {
  const page = shown('/videos/under-sail.webm', null);
  expect(page).toContain('<source src="/videos/under-sail.webm" type="video/webm"/>');
  expect(page).toMatch(/<track kind="captions" src="\/videos\/under-sail.vtt" srcLang="en"/i);
  expect(page).not.toContain('<iframe');
});

it('a film of YouTube or Vimeo is framed, any other is linked to', () => {
  const frame = 'https://player.vimeo.com/video/123456789?dnt=1';
  expect(shown('https://vimeo.com/123456789', frame)).toContain(`<iframe src="${frame}"`);
  expect(shown('https://films.example.com/boat', null)).toContain('<a href="https://films.example.com/boat"');
});
