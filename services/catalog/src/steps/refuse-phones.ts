import { refusePhone } from '@harbourline/service-kit/phone-in-text';

/** Refuses a listing whose name or model is a way to call somebody. @throws AppError `invalid_input` at its field. */
export function refusePhones({ boatName, model }: { boatName: string; model: string }): void {
  refusePhone(boatName, 'boatName', 'thing');
  refusePhone(model, 'model', 'thing');
}
