// Runs before the first paint, outside the bundle: the content security policy allows no inline script,
// and a theme set later would flash. The same keys are written by src/session and
// src/language/page-language.ts, which takes the page's language from the document.
(function () {
  var themes = ['light', 'dark', 'high-contrast'];
  var page = document.documentElement;
  // The server has written the sign-in form into the document. Somebody who is signed in, who comes back from a
  // provider or whose session has ended sees something else there.
  var isForm = location.hash.length < 2;
  try {
    var theme = localStorage.getItem('vinrod.theme');
    if (themes.indexOf(theme) >= 0) page.dataset.theme = theme;
    if (localStorage.getItem('vinrod.language') === 'en') page.lang = 'en';
    if (localStorage.getItem('vinrod.session') !== null) isForm = false;
    if (sessionStorage.getItem('vinrod.session-ended') !== null) isForm = false;
  } catch {
    // Storage is blocked: the theme follows the system, and the page is Swedish.
  }

  if (!isForm || page.lang === 'en') {
    var observer = new MutationObserver(function () {
      var root = document.getElementById('root');
      var english = document.getElementById('root-in-english');
      if (root !== null) root.hidden = root.dataset.written !== undefined;
      if (isForm && root !== null && english !== null) {
        root.replaceChildren(english.content);
        root.hidden = false;
        observer.disconnect();
      }
    });
    observer.observe(page, { childList: true, subtree: true });
    document.addEventListener('DOMContentLoaded', function () {
      observer.disconnect();
    });
  }

  // What is sent or pressed before its script is here waits for it: use-written-form.ts of the sign-in page does it then.
  document.addEventListener(
    'submit',
    function (event) {
      if (event.target.closest('[data-written]') === null) return;
      event.preventDefault();
      event.stopPropagation();
      event.target.dataset.waiting = '';
    },
    true,
  );
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('[data-written] button[type="button"]');
      if (button !== null) button.dataset.waiting = '';
    },
    true,
  );
})();
