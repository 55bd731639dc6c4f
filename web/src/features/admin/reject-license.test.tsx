import { rejectLicense } from '@harbourline/contracts';
import { itActs } from '../../../test-kit/dialogs';
import { LICENSES } from '../../../test-kit/licenses';
import { fill, renderPart } from '../../../test-kit/render-page';
import { RejectLicense } from './reject-license';

const captain = { id: 3, fullName: 'Carla Santos' };

itActs({
  show: () =>
    renderPart(
      <RejectLicense captain={captain} licenseType="harbor" license="harbor license" filePath="licenses/two.jpg" />,
      { as: 'administrator' },
    ),
  ...{ opener: 'Reject the harbor license of Carla Santos', title: 'Reject this license?' },
  says: /^Carla Santos’s harbor license is removed/,
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Reason'), 'It cannot be read'),
  ...{ action: 'Reject License', call: rejectLicense, answered: LICENSES },
  sends: {
    params: { id: '3', licenseType: 'harbor' },
    body: { reason: 'It cannot be read', filePath: 'licenses/two.jpg' },
  },
  done: 'License rejected',
});
