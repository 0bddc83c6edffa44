import { Button } from './button.tsx'
import { Modal, sheetActions } from './modal.tsx'

type Props = {
  title: string
  text: string
  yes: string
  no: string
  onYes: () => void
  onNo: () => void
  /** Something is lost by `yes`, so that `no` is the main act. */
  isLoss?: boolean
}

/** A question before something happens; Escape is the answer `no`. It is open as long as it is rendered. */
export const AskDialog = ({ title, text, yes, no, onYes, onNo, isLoss }: Props) => (
  <Modal title={title} onDismiss={onNo}>
    <p>{text}</p>
    <div className={sheetActions}>
      <Button kind={isLoss ? 'main' : 'second'} onClick={onNo}>
        {no}
      </Button>
      <Button kind={isLoss ? 'second' : 'main'} onClick={onYes}>
        {yes}
      </Button>
    </div>
  </Modal>
)
