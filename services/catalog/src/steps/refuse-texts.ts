import { refuseName, refuseText } from '@harbourline/service-kit/refuse-name';

interface Texts {
  boatName: string;
  model: string;
  description: string;
}

/** Refuses a listing that says what strangers may not read in one. @throws AppError `invalid_input` at its field. */
export function refuseTexts({ boatName, model, description }: Texts): void {
  refuseName(boatName, 'boatName', 'thing');
  refuseName(model, 'model', 'thing');
  refuseText(description, 'description');
}
