export interface Route {
  page: string;
  args: string[];
}

function read(): Route {
  const [page = '', ...args] = location.hash.replace(/^#\/?/, '').split('/').map(decoded);
  return { page, args };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const route = $state<Route>(read());

addEventListener('hashchange', () => {
  Object.assign(route, read());
  scrollTo(0, 0);
});

export function go(...parts: (string | number)[]): void {
  location.hash = `/${parts.map(encodeURIComponent).join('/')}`;
}

export function link(...parts: (string | number)[]): string {
  return `${location.origin}${location.pathname}#/${parts.map(encodeURIComponent).join('/')}`;
}
