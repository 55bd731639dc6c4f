import { refuseName } from '@harbourline/service-kit/refuse-name';

/** Refuses a listing whose name or model is none that strangers may see. @throws AppError `invalid_input` at its field. */
export function refuseNames({ boatName, model }: { boatName: string; model: string }): void {
  refuseName(boatName, 'boatName', 'thing');
  refuseName(model, 'model', 'thing');
}
