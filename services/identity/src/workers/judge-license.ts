import { servePictures } from '@harbourline/service-kit/pictures/serve-pictures';
import { judgeLicense } from '../licenses/judge-license';

// A process of its own, which opens what captains send.
servePictures(judgeLicense);
