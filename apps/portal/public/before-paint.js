// Runs before the first paint, outside the bundle: the content security policy allows no inline script,
// and a theme set later would flash. The same key is written by src/session/theme.ts.
(function () {
  var themes = ['light', 'dark', 'high-contrast'];
  try {
    var theme = localStorage.getItem('vinrod.theme');
    if (themes.indexOf(theme) >= 0) document.documentElement.dataset.theme = theme;
  } catch {
    // Storage is blocked: the theme follows the system.
  }
})();
