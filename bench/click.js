// From an answer's click to the frame that shows the new table, and what the page's own work took of it.
window.clicks = [];
let began = 0;
let heard = false;

addEventListener('click', (event) => {
  if (!event.target.closest('[data-words]')) return;
  began = event.timeStamp;
  heard = false;
}, true);

const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', (event) => (heard ||= event.data.startsWith('{"t":"table"')));
  }
};

new MutationObserver(() => {
  if (!began || !heard) return;
  const start = began;
  began = 0;
  requestAnimationFrame(() => setTimeout(() => window.clicks.push(performance.now() - start)));
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
