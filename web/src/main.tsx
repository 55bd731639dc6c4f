import './shared/styles/base.css';
import { startApp } from './app/start-app';

void startApp(document);
