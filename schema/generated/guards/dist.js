/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isForms = validate19;
const schema8 = {"type":"object","additionalProperties":{"$ref":"form.json"}};
const schema9 = {"type":"object","properties":{"title":{"type":"string","required":[]},"subtitle":{"type":"string","required":[]},"picture":{"type":"object","properties":{"src":{"type":"string","required":[]},"alt":{"type":"string","default":"","required":[]},"decoration":{"type":"boolean","required":[]},"focus":{"type":"array","items":{"type":"number","required":[]},"required":[]},"ratio":{"enum":["1:1","4:3","3:2","16:9","21:9","3:4","2:3"],"required":[]},"narrow":{"type":"string","required":[]},"dark":{"type":"string","required":[]}},"required":["src","alt"]},"fields":{"type":"array","items":{"type":"object","properties":{"name":{"type":"string","required":[]},"type":{"enum":["text","long-text","email","phone","number","date","choice","choices","consent"],"required":[]},"label":{"type":"string","required":[]},"help":{"type":"string","required":[]},"required":{"type":"boolean","default":false,"required":[]},"hint":{"type":"string","required":[]},"autocomplete":{"type":"string","required":[]},"rows":{"type":"integer","required":[]},"minLength":{"type":"integer","required":[]},"maxLength":{"type":"integer","required":[]},"minimum":{"type":"number","required":[]},"maximum":{"type":"number","required":[]},"earliest":{"type":"string","required":[]},"latest":{"type":"string","required":[]},"after":{"type":"string","required":[]},"daysAfter":{"type":"integer","required":[]},"options":{"type":"array","items":{"type":"string","required":[]},"required":[]}},"required":["name","type","label","required"]},"required":[]},"button":{"type":"string","required":[]},"messages":{"type":"object","properties":{"incomplete":{"type":"string","required":[]},"sent":{"type":"string","required":[]},"failed":{"type":"string","required":[]}},"default":{},"required":[]},"deliver":{"type":"array","items":{"type":"object","properties":{"to":{"enum":["crm","email","webhook"],"required":[]},"address":{"type":"string","required":[]},"subject":{"type":"string","required":[]},"url":{"type":"string","required":[]},"secret":{"type":"string","required":[]}},"required":["to"]},"required":[]}},"required":["title","subtitle","fields","deliver","messages"]};

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
if(valid1){
if(data2.decoration !== undefined){
const _errs11 = errors;
if(typeof data2.decoration !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/picture/decoration",schemaPath:"#/properties/picture/properties/decoration/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.focus !== undefined){
let data6 = data2.focus;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid2 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate20.errors = [{instancePath:instancePath+"/picture/focus/" + i0,schemaPath:"#/properties/picture/properties/focus/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs15 === errors;
if(!valid2){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/picture/focus",schemaPath:"#/properties/picture/properties/focus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.ratio !== undefined){
let data8 = data2.ratio;
const _errs17 = errors;
if(!(((((((data8 === "1:1") || (data8 === "4:3")) || (data8 === "3:2")) || (data8 === "16:9")) || (data8 === "21:9")) || (data8 === "3:4")) || (data8 === "2:3"))){
validate20.errors = [{instancePath:instancePath+"/picture/ratio",schemaPath:"#/properties/picture/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema9.properties.picture.properties.ratio.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs17 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.narrow !== undefined){
const _errs18 = errors;
if(typeof data2.narrow !== "string"){
validate20.errors = [{instancePath:instancePath+"/picture/narrow",schemaPath:"#/properties/picture/properties/narrow/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.dark !== undefined){
const _errs20 = errors;
if(typeof data2.dark !== "string"){
validate20.errors = [{instancePath:instancePath+"/picture/dark",schemaPath:"#/properties/picture/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
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
let data11 = data.fields;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if(((((data12.name === undefined) && (missing2 = "name")) || ((data12.type === undefined) && (missing2 = "type"))) || ((data12.label === undefined) && (missing2 = "label"))) || ((data12.required === undefined) && (missing2 = "required"))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data12.name !== undefined){
const _errs26 = errors;
if(typeof data12.name !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/name",schemaPath:"#/properties/fields/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.type !== undefined){
let data14 = data12.type;
const _errs28 = errors;
if(!(((((((((data14 === "text") || (data14 === "long-text")) || (data14 === "email")) || (data14 === "phone")) || (data14 === "number")) || (data14 === "date")) || (data14 === "choice")) || (data14 === "choices")) || (data14 === "consent"))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/type",schemaPath:"#/properties/fields/items/properties/type/enum",keyword:"enum",params:{allowedValues: schema9.properties.fields.items.properties.type.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.label !== undefined){
const _errs29 = errors;
if(typeof data12.label !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/label",schemaPath:"#/properties/fields/items/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.help !== undefined){
const _errs31 = errors;
if(typeof data12.help !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/help",schemaPath:"#/properties/fields/items/properties/help/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.required !== undefined){
const _errs33 = errors;
if(typeof data12.required !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/required",schemaPath:"#/properties/fields/items/properties/required/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.hint !== undefined){
const _errs35 = errors;
if(typeof data12.hint !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/hint",schemaPath:"#/properties/fields/items/properties/hint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.autocomplete !== undefined){
const _errs37 = errors;
if(typeof data12.autocomplete !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/autocomplete",schemaPath:"#/properties/fields/items/properties/autocomplete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.rows !== undefined){
let data20 = data12.rows;
const _errs39 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/rows",schemaPath:"#/properties/fields/items/properties/rows/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.minLength !== undefined){
let data21 = data12.minLength;
const _errs41 = errors;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/minLength",schemaPath:"#/properties/fields/items/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.maxLength !== undefined){
let data22 = data12.maxLength;
const _errs43 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/maxLength",schemaPath:"#/properties/fields/items/properties/maxLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.minimum !== undefined){
let data23 = data12.minimum;
const _errs45 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/minimum",schemaPath:"#/properties/fields/items/properties/minimum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.maximum !== undefined){
let data24 = data12.maximum;
const _errs47 = errors;
if(!((typeof data24 == "number") && (isFinite(data24)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/maximum",schemaPath:"#/properties/fields/items/properties/maximum/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.earliest !== undefined){
const _errs49 = errors;
if(typeof data12.earliest !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/earliest",schemaPath:"#/properties/fields/items/properties/earliest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.latest !== undefined){
const _errs51 = errors;
if(typeof data12.latest !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/latest",schemaPath:"#/properties/fields/items/properties/latest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.after !== undefined){
const _errs53 = errors;
if(typeof data12.after !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/after",schemaPath:"#/properties/fields/items/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.daysAfter !== undefined){
let data28 = data12.daysAfter;
const _errs55 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/daysAfter",schemaPath:"#/properties/fields/items/properties/daysAfter/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.options !== undefined){
let data29 = data12.options;
const _errs57 = errors;
if(errors === _errs57){
if(Array.isArray(data29)){
var valid5 = true;
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
const _errs59 = errors;
if(typeof data29[i2] !== "string"){
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/options/" + i2,schemaPath:"#/properties/fields/items/properties/options/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs59 === errors;
if(!valid5){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fields/" + i1+"/options",schemaPath:"#/properties/fields/items/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
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
validate20.errors = [{instancePath:instancePath+"/fields/" + i1,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.button !== undefined){
const _errs61 = errors;
if(typeof data.button !== "string"){
validate20.errors = [{instancePath:instancePath+"/button",schemaPath:"#/properties/button/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messages !== undefined){
let data32 = data.messages;
const _errs63 = errors;
if(errors === _errs63){
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.incomplete !== undefined){
const _errs65 = errors;
if(typeof data32.incomplete !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/incomplete",schemaPath:"#/properties/messages/properties/incomplete/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs65 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data32.sent !== undefined){
const _errs67 = errors;
if(typeof data32.sent !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/sent",schemaPath:"#/properties/messages/properties/sent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs67 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data32.failed !== undefined){
const _errs69 = errors;
if(typeof data32.failed !== "string"){
validate20.errors = [{instancePath:instancePath+"/messages/failed",schemaPath:"#/properties/messages/properties/failed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs69 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deliver !== undefined){
let data36 = data.deliver;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data36)){
var valid7 = true;
const len3 = data36.length;
for(let i3=0; i3<len3; i3++){
let data37 = data36[i3];
const _errs73 = errors;
if(errors === _errs73){
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
let missing3;
if((data37.to === undefined) && (missing3 = "to")){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3,schemaPath:"#/properties/deliver/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data37.to !== undefined){
let data38 = data37.to;
const _errs75 = errors;
if(!(((data38 === "crm") || (data38 === "email")) || (data38 === "webhook"))){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3+"/to",schemaPath:"#/properties/deliver/items/properties/to/enum",keyword:"enum",params:{allowedValues: schema9.properties.deliver.items.properties.to.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid8 = _errs75 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.address !== undefined){
const _errs76 = errors;
if(typeof data37.address !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3+"/address",schemaPath:"#/properties/deliver/items/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs76 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.subject !== undefined){
const _errs78 = errors;
if(typeof data37.subject !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3+"/subject",schemaPath:"#/properties/deliver/items/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs78 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.url !== undefined){
const _errs80 = errors;
if(typeof data37.url !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3+"/url",schemaPath:"#/properties/deliver/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs80 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data37.secret !== undefined){
const _errs82 = errors;
if(typeof data37.secret !== "string"){
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3+"/secret",schemaPath:"#/properties/deliver/items/properties/secret/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs82 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/deliver/" + i3,schemaPath:"#/properties/deliver/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid7 = _errs73 === errors;
if(!valid7){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/deliver",schemaPath:"#/properties/deliver/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs71 === errors;
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

