// Runs before the first paint, outside the bundle: the content security policy allows no inline script,
// and a theme set later would flash. The same keys are written by src/session/theme.ts and
// src/language/page-language.ts, which takes the page's language from the document.
(function () {
  var themes = ['light', 'dark', 'high-contrast'];
  try {
    var theme = localStorage.getItem('vinrod.theme');
    if (themes.indexOf(theme) >= 0) document.documentElement.dataset.theme = theme;
    if (localStorage.getItem('vinrod.language') === 'en') document.documentElement.lang = 'en';
  } catch {
    // Storage is blocked: the theme follows the system, and the page is Swedish.
  }
})();
