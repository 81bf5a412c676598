import { Stepper } from "@/components/ui/stepper";
import { WizardStepButton } from "./wizard-shell";
import { WIZARD_STEPS, type WizardStep } from "./wizard-steps";

/** Where the wizard is, and the way back. */
export function WizardStepper({ step }: { step: WizardStep }) {
  return (
    <Stepper
      label="Steps of the appeal"
      steps={WIZARD_STEPS}
      current={step}
      openerOf={(to, look) => <WizardStepButton to={to as WizardStep} {...look} />}
    />
  );
}
