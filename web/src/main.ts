// Whether hands type is known before the first table is opened.
import './lib/keys';
import { mount } from 'svelte';
import App from './App.svelte';
import { install } from './lib/install';
import { followUpgrades } from './lib/upgrade';
import './style.css';

followUpgrades();
mount(App, { target: document.getElementById('app')! });
addEventListener('load', () => void install());
