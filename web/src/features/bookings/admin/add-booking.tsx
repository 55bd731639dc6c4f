import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../shared/ui/button';
import { Dialog } from '../../../shared/ui/dialog';
import { useText } from '../words';
import { AddBookingForm } from './add-booking-form';

/** Books for a renter, in a dialog. */
export function AddBooking() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog
      wide
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button>
          <CalendarPlus aria-hidden size={18} />
          {t('admin.add.action')}
        </Button>
      }
      title={t('admin.add.action')}
      description={t('admin.add.text')}
    >
      <AddBookingForm onDone={() => setOpen(false)} />
    </Dialog>
  );
}
