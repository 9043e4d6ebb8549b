// Same format as the sandbox's directory, which replaces these once it is loaded.
const EVERYTHING = 'New,Refill,Change,RxFill,Cancel,ControlledSubstance';
const TABLE = `9900011|1300000019|Beacon Apothecary^Store 1^|47 Washington St|Boston|02128|8575550001
9900025|1300000027|Meridian Family Pharmacy^Store 2^|84 Broadway|Boston|02128|7815550002
9900030|1300000035|Elm Street Apothecary^Store 3^|121 Centre St|Boston|02128|6175550003
9900046|1300000043|Corner Family Pharmacy^Store 4^|158 Park Ave|Boston|02128|8575550004
9900067|1300000068|Old Mill Family Pharmacy^Store 6^|232 Chestnut St|Boston|02128|6175550006
9900084|1300000084|Maple Family Pharmacy^Store 8^|306 Main St|Boston|02128|7815550008
9900151|1300000159|Station Family Pharmacy^Store 15^|565 Bennington St|Brookline|02446|6175550015
9900331|1300000332|Summit Family Pharmacy^Store 33^|331 Washington St|Cambridge|02139|6175550033
9900391|1300000399|Orchard Family Pharmacy^Store 39^|553 Bennington St|Hyde Park|02136|6175550039
9900601|1300000605|Northgate Drug^Store 60^|430 Park Ave|Dorchester Center|02124|6175550060`;

/** The pharmacies of the demo clinic's patients. */
export const demoPharmacies = TABLE.split('\n').map((line) => {
  const [ncpdp_id, npi, organization_name, address_line1, city, postal_code, primary_telephone] = line.split('|');
  return {
    ncpdp_id: ncpdp_id!,
    npi: npi!,
    organization_name: organization_name!,
    organization_type: 'Pharmacy',
    address_line1: address_line1!,
    address_line2: null,
    city: city!,
    state_province: 'MA',
    postal_code: postal_code!,
    primary_telephone: primary_telephone!,
    fax: null,
    directory_specialty_name: 'Retail',
    active_start_time: '2015-01-01T00:00:00Z',
    active_end_time: '2099-12-31T00:00:00Z',
    service_level: EVERYTHING,
  };
});

/** The e-prescribers with their ids; the third doctor's registration is pending. */
export const demoPrescribers = [
  { doctor: 'marchetti', spi: '6100000010001' },
  { doctor: 'adeyemi', spi: '6100000020001' },
] as const;
