(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage can be switched off; then the system's theme applies.
  }
  // Pages come as guests see them: what is different for whoever was signed in here last time waits for the scripts.
  try {
    if (localStorage.getItem('user')) document.documentElement.setAttribute('data-known', '');
  } catch {
    // Then nobody is known.
  }
  // Only where a visit begins: whoever comes back to a place in a page needs all above it as tall as it is.
  var began = performance.getEntriesByType('navigation')[0];
  if (began && began.type === 'navigate' && !location.hash) document.documentElement.setAttribute('data-first', '');
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.classList.add(dark ? 'dark' : 'light');
  var themeColor = document.querySelector('meta[name="theme-color"]');
  if (themeColor) themeColor.setAttribute('content', dark ? '#0b141a' : '#fbfaf7');
})();
