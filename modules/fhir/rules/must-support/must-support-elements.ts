/**
 * The elements that each profile of US Core 6.1.0 marks as must-support, or demands for USCDI, with their names in the
 * published definitions (github.com/HL7/US-Core, tag 6.1.0). An element whose parts are listed is not listed itself, and
 * elements that a profile inherits are listed at the profile that names them.
 */
export const MUST_SUPPORT: Readonly<Record<string, string>> = {
  'us-core-patient': `
    extension:race extension:ethnicity extension:tribalAffiliation extension:sex extension:genderIdentity
    identifier.system identifier.value name.use name.family name.given name.suffix name.period telecom.system
    telecom.value telecom.use gender birthDate deceased[x] address.use address.line address.city address.state
    address.postalCode address.period communication.language`,
  'us-core-practitioner': `
    identifier.system identifier.value identifier:NPI name.family telecom.system telecom.value address.line
    address.city address.state address.postalCode address.country`,
  'us-core-practitionerrole': `
    practitioner organization code specialty location telecom.system telecom.value endpoint`,
  'us-core-organization': `
    identifier.system identifier.value identifier:NPI active name telecom.system telecom.value address.line
    address.city address.state address.postalCode address.country`,
  'us-core-location': `
    status name telecom address.line address.city address.state address.postalCode managingOrganization`,
  'us-core-relatedperson': `
    active patient relationship name telecom address`,
  'us-core-encounter': `
    identifier.system identifier.value status class type subject participant.type participant.period
    participant.individual period reasonCode reasonReference hospitalization.dischargeDisposition location.location
    serviceProvider`,
  'us-core-provenance': `
    target.reference recorded agent.type agent.who agent.onBehalfOf agent:ProvenanceAuthor.type
    agent:ProvenanceTransmitter.type`,
  'us-core-allergyintolerance': `
    clinicalStatus verificationStatus code patient reaction.manifestation`,
  'us-core-condition-problems-health-concerns': `
    extension:assertedDate clinicalStatus verificationStatus category category:us-core category:screening-assessment
    code subject onsetDateTime abatementDateTime recordedDate`,
  'us-core-condition-encounter-diagnosis': `
    extension:assertedDate clinicalStatus verificationStatus category category:us-core code subject encounter
    onsetDateTime abatementDateTime recordedDate`,
  'us-core-coverage': `
    identifier identifier:memberid.type status type subscriberId beneficiary relationship period payor class
    class:group.value class:group.name class:plan.value class:plan.name`,
  'us-core-medicationrequest': `
    status intent category category:us-core reportedBoolean reportedReference medication[x] subject encounter
    authoredOn requester reasonCode reasonReference dosageInstruction.text dosageInstruction.timing
    dosageInstruction.doseAndRate.doseQuantity dispenseRequest.numberOfRepeatsAllowed dispenseRequest.quantity`,
  'us-core-medicationdispense': `
    status medication[x] subject performer.actor authorizingPrescription type quantity whenHandedOver
    dosageInstruction.text dosageInstruction.timing dosageInstruction.doseAndRate.doseQuantity`,
  'us-core-procedure': `
    basedOn status code subject performedDateTime`,
  'us-core-servicerequest': `
    status intent category category:us-core code subject occurrencePeriod authoredOn requester reasonCode
    reasonReference`,
  'us-core-specimen': `
    type subject`,
  'us-core-diagnosticreport-lab': `
    status category category:LaboratorySlice code subject effectiveDateTime issued performer result`,
  'us-core-diagnosticreport-note': `
    status category category:us-core code subject encounter effectiveDateTime issued performer result media.link
    presentedForm`,
  'us-core-documentreference': `
    identifier status type category category:uscore subject date author content.attachment.contentType
    content.attachment.data content.attachment.url content.format context.encounter context.period`,
  'us-core-questionnaireresponse': `
    questionnaire.extension:url status subject authored author item.linkId item.answer.valueDecimal
    item.answer.valueString item.answer.valueCoding`,
  'us-core-observation-clinical-result': `
    status category category:us-core code subject effectiveDateTime valueQuantity valueCodeableConcept valueString
    dataAbsentReason`,
  'us-core-observation-lab': `
    category:us-core code valueQuantity valueCodeableConcept valueString specimen`,
  'us-core-observation-screening-assessment': `
    status category category:survey category:screening-assessment code subject effectiveDateTime performer
    valueQuantity valueCodeableConcept valueString dataAbsentReason hasMember derivedFrom`,
  'us-core-vital-signs': `
    status category category:VSCat.coding.system category:VSCat.coding.code code subject effectiveDateTime
    valueQuantity dataAbsentReason component.code component.valueQuantity component.dataAbsentReason`,
  'us-core-blood-pressure': `
    code component component:systolic.code component:systolic.valueQuantity.value
    component:systolic.valueQuantity.unit component:systolic.valueQuantity.system
    component:systolic.valueQuantity.code component:diastolic.code component:diastolic.valueQuantity.value
    component:diastolic.valueQuantity.unit component:diastolic.valueQuantity.system
    component:diastolic.valueQuantity.code`,
  'us-core-body-temperature': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
  'us-core-heart-rate': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
  'us-core-respiratory-rate': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
  'us-core-pulse-oximetry': `
    code.coding code.coding:PulseOx code.coding:O2Sat valueQuantity.value valueQuantity.unit valueQuantity.system
    valueQuantity.code component component:FlowRate.code component:FlowRate.valueQuantity.value
    component:FlowRate.valueQuantity.unit component:FlowRate.valueQuantity.system
    component:FlowRate.valueQuantity.code component:Concentration.code component:Concentration.valueQuantity.value
    component:Concentration.valueQuantity.unit component:Concentration.valueQuantity.system
    component:Concentration.valueQuantity.code`,
  'us-core-body-height': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
  'us-core-body-weight': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
  'us-core-bmi': `
    code valueQuantity.value valueQuantity.unit valueQuantity.system valueQuantity.code`,
};
