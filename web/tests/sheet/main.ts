// `npm run dev`, then /tests/sheet/?size=40 (or 400, &theme=dark): every picture there is, to look at rudely.
import { mount } from 'svelte';
import '../../src/style.css';
import Sheet from './Sheet.svelte';

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.theme = wish.get('theme') ?? 'light';
mount(Sheet, { target: document.getElementById('app')!, props: { size: Number(wish.get('size') ?? 160) } });
