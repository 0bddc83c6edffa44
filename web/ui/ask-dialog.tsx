import { Button } from './button.tsx'
import { Modal, sheetActions } from './modal.tsx'

type Props = { title: string; text: string; yes: string; no: string; onYes: () => void; onNo: () => void }

/** A question before something happens; Escape is the answer `no`. It is open as long as it is rendered. */
export const AskDialog = ({ title, text, yes, no, onYes, onNo }: Props) => (
  <Modal title={title} onDismiss={onNo}>
    <p>{text}</p>
    <div className={sheetActions}>
      <Button kind="second" onClick={onNo}>
        {no}
      </Button>
      <Button onClick={onYes}>{yes}</Button>
    </div>
  </Modal>
)
