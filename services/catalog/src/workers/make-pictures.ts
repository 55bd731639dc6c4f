import { servePictures } from '@harbourline/service-kit/pictures/serve-pictures';
import { makePicture } from '../pictures/make-picture';

// A process of its own, which opens what owners send.
servePictures(makePicture);
