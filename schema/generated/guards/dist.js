/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isForms = validate19;
const schema8 = {"type":"object","additionalProperties":{"$ref":"form.json"}};
const schema9 = {"type":"object","properties":{"title":{"type":"string","required":[]},"subtitle":{"type":"string","required":[]},"picture":{"type":"object","properties":{"src":{"type":"string","required":[]},"alt":{"type":"string","default":"","required":[]}},"required":["src","alt"]},"fields":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","required":[]},"type":{"enum":["text","long-text","email","phone","number","date","choice","choices","consent"],"required":[]},"label":{"type":"string","required":[]},"help":{"type":"string","required":[]},"required":{"type":"boolean","default":false,"required":[]},"hint":{"type":"string","required":[]},"autocomplete":{"type":"string","required":[]},"rows":{"type":"integer","required":[]},"minLength":{"type":"integer","required":[]},"maxLength":{"type":"integer","required":[]},"minimum":{"type":"number","required":[]},"maximum":{"type":"number","required":[]},"earliest":{"type":"string","required":[]},"latest":{"type":"string","required":[]},"after":{"type":"string","required":[]},"daysAfter":{"type":"integer","required":[]},"options":{"type":"array","items":{"type":"string","required":[]},"required":[]}},"required":["name","type","label","required"]},"required":[]},"button":{"type":"string","required":[]},"messages":{"type":"object","properties":{"incomplete":{"type":"string","required":[]},"sent":{"type":"string","required":[]},"failed":{"type":"string","required":[]}},"default":{},"required":[]},"deliver":{"type":"array","items":{"type":"object","properties":{"to":{"enum":["crm","email","webhook"],"required":[]},"address":{"type":"string","required":[]},"subject":{"type":"string","required":[]},"url":{"type":"string","required":[]},"secret":{"type":"string","required":[]}},"required":["to"]},"required":[]}},"required":["title","subtitle","fields","deliver","messages"]};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.title === undefined) && (missing0 = "title")) || ((data.subtitle === undefined) && (missing0 = "subtitle"))) || ((data.fields === undefined) && (missing0 = "fields"))) || ((data.deliver === undefined) && (missing0 = "deliver"))) || ((data.messages === undefined) && (missing0 = "messages"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.subtitle !== undefined){
const _errs3 = errors;
if(typeof data.subtitle !== "string"){
validate20.errors = [{instancePath:instancePath+"/subtitle",schemaPath:"#/properties/subtitle/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picture !== undefined){
let data2 = data.picture;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.src === undefined) && (missing1 = "src")) || ((data2.alt === undefined) && (missing1 = "alt"))){
validate20.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.src !== undefined){
const _errs7 = errors;
if(typeof data2.src !== "string"){
validate20.errors = [{instancePath:instancePath+"/picture/src",schemaPath:"#/properties/picture/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.alt !== undefined){
const _errs9 = errors;
if(typeof data2.alt !== "string"){
validate20.errors = [{instancePath:instancePath+"/picture/alt",schemaPath:"#/properties/picture/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fields !== undefined){
let data5 = data.fields;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid2 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((data6.name === undefined) && (missing2 = "name")) || ((data6.type === undefined) && (missing2 = "type"))) || ((data6.label === undefined) && (missing2 = "label"))) || ((data6.required === undefined) && (missing2 = "required"))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.name !== undefined){
const _errs15 = errors;
if(typeof data6.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.type !== undefined){
let data8 = data6.type;
const _errs17 = errors;
if(!(((((((((data8 === "text") || (data8 === "long-text")) || (data8 === "email")) || (data8 === "phone")) || (data8 === "number")) || (data8 === "date")) || (data8 === "choice")) || (data8 === "choices")) || (data8 === "consent"))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/type",schemaPath:"#/properties/fields/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.fields.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.label !== undefined){
const _errs18 = errors;
if(typeof data6.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/label",schemaPath:"#/properties/fields/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs18 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.help !== undefined){
const _errs20 = errors;
if(typeof data6.help !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/help",schemaPath:"#/properties/fields/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs20 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.required !== undefined){
const _errs22 = errors;
if(typeof data6.required !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/required",schemaPath:"#/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid3 = _errs22 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.hint !== undefined){
const _errs24 = errors;
if(typeof data6.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/hint",schemaPath:"#/properties/fields/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.autocomplete !== undefined){
const _errs26 = errors;
if(typeof data6.autocomplete !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/autocomplete",schemaPath:"#/properties/fields/items/properties/autocomplete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.rows !== undefined){
let data14 = data6.rows;
const _errs28 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/rows",schemaPath:"#/properties/fields/items/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs28 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.minLength !== undefined){
let data15 = data6.minLength;
const _errs30 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/minLength",schemaPath:"#/properties/fields/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs30 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.maxLength !== undefined){
let data16 = data6.maxLength;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/maxLength",schemaPath:"#/properties/fields/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs32 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.minimum !== undefined){
let data17 = data6.minimum;
const _errs34 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/minimum",schemaPath:"#/properties/fields/items/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs34 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.maximum !== undefined){
let data18 = data6.maximum;
const _errs36 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/maximum",schemaPath:"#/properties/fields/items/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.earliest !== undefined){
const _errs38 = errors;
if(typeof data6.earliest !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/earliest",schemaPath:"#/properties/fields/items/properties/earliest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs38 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.latest !== undefined){
const _errs40 = errors;
if(typeof data6.latest !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/latest",schemaPath:"#/properties/fields/items/properties/latest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs40 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.after !== undefined){
const _errs42 = errors;
if(typeof data6.after !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/after",schemaPath:"#/properties/fields/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs42 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.daysAfter !== undefined){
let data22 = data6.daysAfter;
const _errs44 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/daysAfter",schemaPath:"#/properties/fields/items/properties/daysAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid3 = _errs44 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data6.options !== undefined){
let data23 = data6.options;
const _errs46 = errors;
if(errors === _errs46){
if(Array.isArray(data23)){
var valid4 = true;
const len1 = data23.length;
for(let i1=0; i1<len1; i1++){
const _errs48 = errors;
if(typeof data23[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/options/" + i1,schemaPath:"#/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs48 === errors;
if(!valid4){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fields/" + i0+"/options",schemaPath:"#/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs46 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs50 = errors;
if(typeof data.button !== "string"){
validate20.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs50 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data26 = data.messages;
const _errs52 = errors;
if(errors === _errs52){
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.incomplete !== undefined){
const _errs54 = errors;
if(typeof data26.incomplete !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/incomplete",schemaPath:"#/properties/messages/properties/incomplete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs54 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.sent !== undefined){
const _errs56 = errors;
if(typeof data26.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/sent",schemaPath:"#/properties/messages/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs56 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data26.failed !== undefined){
const _errs58 = errors;
if(typeof data26.failed !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/failed",schemaPath:"#/properties/messages/properties/failed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs58 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs52 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliver !== undefined){
let data30 = data.deliver;
const _errs60 = errors;
if(errors === _errs60){
if(Array.isArray(data30)){
var valid6 = true;
const len2 = data30.length;
for(let i2=0; i2<len2; i2++){
let data31 = data30[i2];
const _errs62 = errors;
if(errors === _errs62){
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
let missing3;
if((data31.to === undefined) && (missing3 = "to")){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2,schemaPath:"#/properties/deliver/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data31.to !== undefined){
let data32 = data31.to;
const _errs64 = errors;
if(!(((data32 === "crm") || (data32 === "email")) || (data32 === "webhook"))){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2+"/to",schemaPath:"#/properties/deliver/items/properties/to/enum",keyword:"enum",params:{allowedValues: schema9.properties.deliver.items.properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid7 = _errs64 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data31.address !== undefined){
const _errs65 = errors;
if(typeof data31.address !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2+"/address",schemaPath:"#/properties/deliver/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs65 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data31.subject !== undefined){
const _errs67 = errors;
if(typeof data31.subject !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2+"/subject",schemaPath:"#/properties/deliver/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data31.url !== undefined){
const _errs69 = errors;
if(typeof data31.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2+"/url",schemaPath:"#/properties/deliver/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data31.secret !== undefined){
const _errs71 = errors;
if(typeof data31.secret !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2+"/secret",schemaPath:"#/properties/deliver/items/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/deliver/" + i2,schemaPath:"#/properties/deliver/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid6 = _errs62 === errors;
if(!valid6){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/deliver",schemaPath:"#/properties/deliver/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs60 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const _errs2 = errors;
if(!(validate20(data[key0], {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
}
}
}
else {
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const isSchedule = validate22;
const schema10 = {"type":"object","properties":{"next":{"type":"object","properties":{"at":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$"},"what":{"type":"string"}},"required":["at","what"]}}};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.next !== undefined){
let data0 = data.next;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.at === undefined) && (missing0 = "at")) || ((data0.what === undefined) && (missing0 = "what"))){
validate22.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.at !== undefined){
let data1 = data0.at;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate22.errors = [{instancePath:instancePath+"/next/at",schemaPath:"#/properties/next/properties/at/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+-]\\d{2}:\\d{2})$"+"\""}];
return false;
}
}
else {
validate22.errors = [{instancePath:instancePath+"/next/at",schemaPath:"#/properties/next/properties/at/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.what !== undefined){
const _errs5 = errors;
if(typeof data0.what !== "string"){
validate22.errors = [{instancePath:instancePath+"/next/what",schemaPath:"#/properties/next/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const isServing = validate23;
const schema11 = {"type":"object","properties":{"styles":{"$ref":"#/definitions/Sources"},"scripts":{"$ref":"#/definitions/Sources"},"documentHeaders":{"type":"object","additionalProperties":{"type":"string"}},"frames":{"type":"array","items":{"type":"string"}},"redirects":{"type":"object","additionalProperties":{"type":"string"}},"gone":{"type":"array","items":{"type":"string"}},"clientId":{"type":"string"}},"required":["styles","scripts","documentHeaders","frames","redirects","gone","clientId"]};
const schema12 = {"type":"array","items":{"type":"string"}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.styles === undefined) && (missing0 = "styles")) || ((data.scripts === undefined) && (missing0 = "scripts"))) || ((data.documentHeaders === undefined) && (missing0 = "documentHeaders"))) || ((data.frames === undefined) && (missing0 = "frames"))) || ((data.redirects === undefined) && (missing0 = "redirects"))) || ((data.gone === undefined) && (missing0 = "gone"))) || ((data.clientId === undefined) && (missing0 = "clientId"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.styles !== undefined){
const _errs1 = errors;
if(!(validate24(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scripts !== undefined){
const _errs2 = errors;
if(!(validate24(data.scripts, {instancePath:instancePath+"/scripts",parentData:data,parentDataProperty:"scripts",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.documentHeaders !== undefined){
let data2 = data.documentHeaders;
const _errs3 = errors;
if(errors === _errs3){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
const _errs6 = errors;
if(typeof data2[key0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/documentHeaders/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/documentHeaders/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/documentHeaders",schemaPath:"#/properties/documentHeaders/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data4 = data.frames;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data4[i0] !== "string"){
validate23.errors = [{instancePath:instancePath+"/frames/" + i0,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirects !== undefined){
let data6 = data.redirects;
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs15 = errors;
if(typeof data6[key1] !== "string"){
validate23.errors = [{instancePath:instancePath+"/redirects/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/redirects/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/redirects",schemaPath:"#/properties/redirects/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gone !== undefined){
let data8 = data.gone;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data8)){
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data8[i1] !== "string"){
validate23.errors = [{instancePath:instancePath+"/gone/" + i1,schemaPath:"#/properties/gone/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clientId !== undefined){
const _errs21 = errors;
if(typeof data.clientId !== "string"){
validate23.errors = [{instancePath:instancePath+"/clientId",schemaPath:"#/properties/clientId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const isBuilt = validate27;
const schema13 = {"type":"object","properties":{"built":{"$ref":"#/definitions/InlinedSources"}},"required":["built"]};
const schema14 = {"type":"object","properties":{"styles":{"$ref":"#/definitions/Sources"},"scripts":{"$ref":"#/definitions/Sources"}},"required":["styles","scripts"]};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.styles === undefined) && (missing0 = "styles")) || ((data.scripts === undefined) && (missing0 = "scripts"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.styles !== undefined){
const _errs1 = errors;
if(!(validate24(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scripts !== undefined){
const _errs2 = errors;
if(!(validate24(data.scripts, {instancePath:instancePath+"/scripts",parentData:data,parentDataProperty:"scripts",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.built === undefined) && (missing0 = "built")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.built !== undefined){
if(!(validate28(data.built, {instancePath:instancePath+"/built",parentData:data,parentDataProperty:"built",rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const isInlinedSources = validate32;

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.styles === undefined) && (missing0 = "styles")) || ((data.scripts === undefined) && (missing0 = "scripts"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.styles !== undefined){
const _errs1 = errors;
if(!(validate24(data.styles, {instancePath:instancePath+"/styles",parentData:data,parentDataProperty:"styles",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.scripts !== undefined){
const _errs2 = errors;
if(!(validate24(data.scripts, {instancePath:instancePath+"/scripts",parentData:data,parentDataProperty:"scripts",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const isSources = validate35;

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(typeof data[i0] !== "string"){
validate35.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

