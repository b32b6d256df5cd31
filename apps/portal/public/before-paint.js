// Runs before the first paint, outside the bundle: the content security policy allows no inline script,
// and a theme set later would flash. The same keys are written by src/session and
// src/language/page-language.ts, which takes the page's language from the document.
(function () {
  var themes = ['light', 'dark', 'high-contrast'];
  var page = document.documentElement;
  // The server has written the sign-in form into the document. Somebody who is signed in, who comes back from a
  // provider or whose session has ended sees something else there.
  var isForm = location.hash.length < 2;
  var session = null;
  try {
    var theme = localStorage.getItem('vinrod.theme');
    if (themes.indexOf(theme) >= 0) page.dataset.theme = theme;
    if (localStorage.getItem('vinrod.language') === 'en') page.lang = 'en';
    session = localStorage.getItem('vinrod.session');
    if (session !== null) isForm = false;
    if (sessionStorage.getItem('vinrod.session-ended') !== null) isForm = false;
  } catch {
    // Storage is blocked: the theme follows the system, and the page is Swedish.
  }

  // What every signed-in page asks for first, and what the page at this address asked for when the portal was opened on it
  // before on this day, while their code is on its way: src/session/early-answers.ts hands it over. In shadow mode nothing is
  // asked for early, since the client alone knows the headers of that.
  function askEarly() {
    var stored = JSON.parse(session);
    var root = new URL(
      JSON.parse(document.getElementById('configuration').textContent).api_root,
      location.href,
    ).href;
    if (stored.shadowMode) return;
    var addresses = [root + '/v1/users/profile/', root + '/v1/corporategroups/minimal/?limit=50'];
    var before = JSON.parse(localStorage.getItem('vinrod.start-calls'));
    var calls =
      (before !== null &&
        before.day === new Date().toDateString() &&
        before.pages[location.pathname + location.search]) ||
      [];
    calls.forEach(function (call) {
      if (addresses.indexOf(call.address) < 0) addresses.push(call.address);
    });
    var headers = { Authorization: 'Bearer ' + stored.accessToken, 'Accept-Language': page.lang };
    var responses = new Map();
    addresses.forEach(function (address) {
      // The tokens are for the API alone.
      if (address.indexOf(root + '/') !== 0) return;
      var response = fetch(address, { headers: headers, redirect: 'manual' });
      response.catch(function () {});
      responses.set(headers.Authorization + ' ' + address, response);
    });
    window.earlyRequests = responses;
  }
  try {
    if (session !== null) askEarly();
  } catch {
    // The session is damaged, or the configuration is in a file: the client asks, and says what is wrong.
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
