import * as api from '@harbourline/contracts';
import { route, sentFiles, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { getCharterPicture } from '../use-cases/get-charter-picture';
import { getPicture } from '../use-cases/get-picture';
import { keepCharterPictures } from '../use-cases/keep-charter-pictures';
import { uploadCharterPictures } from '../use-cases/upload-charter-pictures';
import { answerPicture, CACHING } from './answer-picture';

/** As wide as documents show a picture. */
const IN_DOCUMENTS = { width: 640, format: 'jpeg' } as const;

/** The calls about pictures that the people of a charter show each other, and those of services that show them. */
export function charterPictureRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(api.uploadCharterPictures, async ({ params, actor, koa }) => {
      const files = sentFiles(koa.request.files, 'images', 'Please choose at least one photo');
      const upload = { uploadedBy: actor.id, files, charterId: params.id };
      const { keys: pictures, refused } = await uploadCharterPictures(deps, upload);
      return { status: 201, body: { pictures, refused } };
    }),

    route(api.getCharterPicture, ({ params: { id, path }, query, actor, koa }) =>
      answerPicture({ headers: koa.headers, width: query.w, caching: CACHING.askFirst }, (shape) =>
        getCharterPicture(deps, actor, { key: path, charterId: id }, shape),
      ),
    ),

    route(api.keepCharterPictures, async ({ params, body: { uploadedBy, pictures }, actor }) => {
      const keptFor = actor.name === 'booking' ? 'record' : 'message';
      await keepCharterPictures(deps, { charterId: params.id, uploadedBy, keys: pictures, keptFor });
      return { status: 204 };
    }),

    route(api.readCharterPicture, async ({ params: { id, path } }) => {
      const picture = await getPicture(deps, { key: path, charterId: id }, IN_DOCUMENTS);
      return { status: 200, headers: { 'content-type': picture.contentType }, stream: await picture.content() };
    }),
  ];
}
