import './shared/styles/base.css';
import { startApp } from './app/start-app';

// In a task of its own: what was read so far has taken long enough on a slow phone.
setTimeout(() => void startApp(document));
