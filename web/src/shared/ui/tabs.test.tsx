import { render, screen } from '@testing-library/react';
import { Tabs } from './tabs';

it('shows the chosen tab still when a count has made another one wider', () => {
  const wide = {
    configurable: true,
    get: (): number => screen.getByRole('tab', { name: /^Pending/ }).textContent.length,
  };
  Object.defineProperty(HTMLElement.prototype, 'offsetLeft', wide);
  const tabs = (pending: string) => (
    <Tabs
      label="Dashboard"
      value="questions"
      tabs={[
        { value: 'pending', label: pending, content: '' },
        { value: 'questions', label: 'Questions', content: '' },
      ]}
    />
  );
  const { rerender } = render(tabs('Pending'));
  const before = screen.getByRole('tablist').scrollLeft;
  rerender(tabs('Pending (12)'));
  expect(screen.getByRole('tablist').scrollLeft).toBeGreaterThan(before);
  Reflect.deleteProperty(HTMLElement.prototype, 'offsetLeft');
});
