import { harborAreaIn, type BoatBoarding, type BoatFacts, type city } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { refuseName, refuseText } from '@harbourline/service-kit/refuse-name';
import type { z } from 'zod';

interface Said {
  boatName: string;
  model: string;
  description: string;
  city: z.infer<typeof city>;
  facts?: BoatFacts | undefined;
  boarding?: BoatBoarding | undefined;
}

/** Refuses a listing that says what strangers may not read in one. @throws AppError `invalid_input` at its field. */
export function refuseTexts({ boatName, model, description, city: where, facts, boarding }: Said): void {
  refuseName(boatName, 'boatName', 'thing');
  refuseName(model, 'model', 'thing');
  refuseText(description, 'description');
  if (facts) refuseFacts(facts, where);
  if (boarding) refuseBoarding(boarding);
}

function refuseFacts({ area, costs, vessel, bring }: BoatFacts, where: Said['city']): void {
  if (area && !harborAreaIn(where, area)) {
    const message = `Please choose an area in ${where}`;
    throw new AppError('invalid_input', { message, fields: { 'facts.area': message } });
  }
  costs?.extras?.forEach(({ name }, index) => refuseName(name, `facts.costs.extras.${index}.name`, 'thing'));
  const names = { builder: vessel?.builder, engine: vessel?.engine, 'insurance.insurer': vessel?.insurance?.insurer };
  Object.entries(names).forEach(([field, name]) => name && refuseName(name, `facts.vessel.${field}`, 'thing'));
  const covers = vessel?.insurance?.covers;
  if (covers) refuseText(covers, 'facts.vessel.insurance.covers');
  if (bring) refuseText(bring, 'facts.bring');
}

function refuseBoarding({ marina, address, dock, parking }: BoatBoarding): void {
  if (marina) refuseName(marina, 'boarding.marina', 'thing');
  const texts = { address, dock, parking };
  Object.entries(texts).forEach(([field, text]) => text && refuseText(text, `boarding.${field}`));
}
