/** Every generated drawing by its path below media/. */
import * as accelerators from './scenes/accelerators.ts';
import * as banner from './scenes/banner.ts';
import * as cases from './scenes/cases.ts';
import * as clouds from './scenes/clouds.ts';
import { cover } from './scenes/covers.ts';
import * as industries from './scenes/industries.ts';
import * as life from './scenes/life.ts';
import * as logo from './scenes/logo.ts';
import { portrait } from './portraits/portraits.ts';
import * as practices from './scenes/practices.ts';
import * as services from './scenes/services.ts';
import * as spotsOfPractices from './spots/spots-practices.ts';
import * as spotsOfPromises from './spots/spots-promises.ts';
import * as spots from './spots/spots.ts';
import { TEAM } from './portraits/team.ts';

export const CATALOGUE: Readonly<Record<string, string>> = {
  'logo.svg': logo.logo(),
  'favicon.svg': logo.favicon(),
  'share.svg': logo.share(),

  'services/consulting.svg': services.consulting(),
  'services/implementation.svg': services.implementation(),
  'services/salesforce-integration.svg': services.salesforceIntegration(),
  'services/development-customization.svg': services.developmentCustomization(),
  'services/staffing.svg': services.staffing(),
  'services/support-maintenance.svg': services.supportMaintenance(),
  'services/agentforce.svg': practices.agentforce(),
  'services/service-cloud.svg': clouds.serviceCloud(),
  'services/sales-cloud.svg': clouds.salesCloud(),
  'services/marketing-cloud.svg': clouds.marketingCloud(),
  'services/data-cloud.svg': clouds.dataCloud(),
  'services/revenue-cloud.svg': clouds.revenueCloud(),
  'services/generative-ai.svg': practices.generativeAi(),
  'services/devops.svg': practices.devops(),
  'services/enablement-training.svg': practices.enablementTraining(),
  'services/aws.svg': practices.aws(),
  'services/experience-cloud.svg': clouds.experienceCloud(),
  'services/einstein-analytics.svg': practices.einsteinAnalytics(),
  'services/financial-services-cloud.svg': clouds.financialServicesCloud(),

  'industries/manufacturing.svg': industries.manufacturing(),
  'industries/financial-services.svg': industries.financialServices(),
  'industries/healthcare.svg': industries.healthcare(),
  'industries/education.svg': industries.education(),
  'industries/high-tech.svg': industries.highTech(),

  'accelerators/overview.svg': accelerators.overview(),
  'accelerators/data-mba.svg': accelerators.dataMba(),
  'accelerators/optimax.svg': accelerators.optimax(),
  'accelerators/dms-365.svg': accelerators.dms365(),

  'banner/partner.svg': banner.partner(),
  'banner/implementation.svg': banner.implementation(),
  'banner/transformation.svg': banner.transformation(),
  'banner/horizon.svg': banner.horizon(),
  'banner/horizon-steps.svg': banner.horizonSteps(),
  'banner/horizon-valley.svg': banner.horizonValley(),
  'banner/horizon-plateau.svg': banner.horizonPlateau(),
  'banner/ridge.svg': banner.ridge(),
  'banner/404.svg': banner.notFound(),
  'banner/slipped.svg': banner.slipped(),

  'spots/same-people.svg': spots.samePeople(),
  'spots/phases.svg': spots.phases(),
  'spots/handover.svg': spots.handover(),
  'spots/estimate.svg': spots.estimate(),
  'spots/night-shift.svg': spots.nightShift(),
  'spots/library.svg': spots.library(),
  'spots/open-door.svg': spots.openDoor(),
  'spots/sketch.svg': spotsOfPractices.sketch(),
  'spots/landing.svg': spotsOfPractices.landing(),
  'spots/bridge.svg': spotsOfPractices.bridge(),
  'spots/rehearsal.svg': spotsOfPractices.rehearsal(),
  'spots/desk.svg': spotsOfPractices.desk(),
  'spots/quarter.svg': spotsOfPractices.quarter(),
  'spots/gate.svg': spotsOfPractices.gate(),
  'spots/tally.svg': spotsOfPractices.tally(),
  'spots/examples.svg': spotsOfPromises.examples(),
  'spots/way-back.svg': spotsOfPromises.wayBack(),
  'spots/pass-on.svg': spotsOfPromises.passOn(),
  'spots/table.svg': spotsOfPromises.table(),
  'spots/two-keys.svg': spotsOfPromises.twoKeys(),
  'spots/small-window.svg': spotsOfPromises.smallWindow(),
  'spots/between-terms.svg': spotsOfPromises.betweenTerms(),
  'spots/belt.svg': spotsOfPromises.belt(),
  'spots/roadmap.svg': spotsOfPromises.roadmap(),

  'covers/story-about.svg': cover('story-4ce', { width: 640, height: 480 }),
  'covers/life-1.svg': life.sharedLunch(),
  'covers/life-2.svg': life.eveningMeetup(),
  'covers/life-3.svg': life.threeOffices(),
  'covers/life-4.svg': life.plantingDay(),
  'covers/order-capture.svg': cases.orderCapture(),
  'covers/partner-onboarding.svg': cases.partnerOnboarding(),
  'covers/release-train.svg': cases.releaseTrain(),
  'covers/service-desk.svg': cases.serviceDesk(),
  'covers/data-model.svg': cases.dataModel(),

  ...Object.fromEntries(TEAM.map((recipe) => [`portraits/${recipe.id}.svg`, portrait(recipe)])),
};
