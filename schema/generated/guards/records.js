/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isBlockPlace = validate19;
const schema8 = {"type":"object","properties":{"type":{"type":"string"},"position":{"type":"integer"},"within":{"type":"object","properties":{"type":{"type":"string"},"position":{"type":"integer"},"tab":{"type":"integer"}},"required":["type","position","tab"]}},"required":["position"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.position === undefined) && (missing0 = "position")){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
const _errs1 = errors;
if(typeof data.type !== "string"){
validate19.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.position !== undefined){
let data1 = data.position;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate19.errors = [{instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.within !== undefined){
let data2 = data.within;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.type === undefined) && (missing1 = "type")) || ((data2.position === undefined) && (missing1 = "position"))) || ((data2.tab === undefined) && (missing1 = "tab"))){
validate19.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.type !== undefined){
const _errs7 = errors;
if(typeof data2.type !== "string"){
validate19.errors = [{instancePath:instancePath+"/within/type",schemaPath:"#/properties/within/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.position !== undefined){
let data4 = data2.position;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate19.errors = [{instancePath:instancePath+"/within/position",schemaPath:"#/properties/within/properties/position/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.tab !== undefined){
let data5 = data2.tab;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate19.errors = [{instancePath:instancePath+"/within/tab",schemaPath:"#/properties/within/properties/tab/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/within",schemaPath:"#/properties/within/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
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

export const isDiagnostic = validate20;
const schema9 = {"type":"object","properties":{"id":{"type":"string"},"severity":{"enum":["error","warning"]},"file":{"type":"string"},"line":{"type":"integer"},"column":{"type":"integer"},"endColumn":{"type":"integer"},"sourceLine":{"type":"string"},"block":{"$ref":"#/definitions/BlockPlace"},"path":{"type":"array","items":{"type":["string","number"]}},"message":{"type":"string"},"suggestion":{"type":"string"},"fix":{"$ref":"#/definitions/Splice"}},"required":["id","severity","file","line","column","message"]};
const schema10 = {"type":"object","properties":{"start":{"type":"integer"},"end":{"type":"integer"},"text":{"type":"string"}},"required":["start","end","text"]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.start === undefined) && (missing0 = "start")) || ((data.end === undefined) && (missing0 = "end"))) || ((data.text === undefined) && (missing0 = "text"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.start !== undefined){
let data0 = data.start;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/start",schemaPath:"#/properties/start/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.end !== undefined){
let data1 = data.end;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate22.errors = [{instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate22.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
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


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.id === undefined) && (missing0 = "id")) || ((data.severity === undefined) && (missing0 = "severity"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.column === undefined) && (missing0 = "column"))) || ((data.message === undefined) && (missing0 = "message"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.id !== undefined){
const _errs1 = errors;
if(typeof data.id !== "string"){
validate20.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.severity !== undefined){
let data1 = data.severity;
const _errs3 = errors;
if(!((data1 === "error") || (data1 === "warning"))){
validate20.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema9.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate20.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data3 = data.line;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate20.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.column !== undefined){
let data4 = data.column;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate20.errors = [{instancePath:instancePath+"/column",schemaPath:"#/properties/column/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endColumn !== undefined){
let data5 = data.endColumn;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate20.errors = [{instancePath:instancePath+"/endColumn",schemaPath:"#/properties/endColumn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sourceLine !== undefined){
const _errs12 = errors;
if(typeof data.sourceLine !== "string"){
validate20.errors = [{instancePath:instancePath+"/sourceLine",schemaPath:"#/properties/sourceLine/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.block !== undefined){
const _errs14 = errors;
if(!(validate19(data.block, {instancePath:instancePath+"/block",parentData:data,parentDataProperty:"block",rootData}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data8 = data.path;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data8)){
var valid1 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs17 = errors;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))){
validate20.errors = [{instancePath:instancePath+"/path/" + i0,schemaPath:"#/properties/path/items/type",keyword:"type",params:{type: schema9.properties.path.items.type},message:"must be string,number"}];
return false;
}
var valid1 = _errs17 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs19 = errors;
if(typeof data.message !== "string"){
validate20.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs21 = errors;
if(typeof data.suggestion !== "string"){
validate20.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fix !== undefined){
const _errs23 = errors;
if(!(validate22(data.fix, {instancePath:instancePath+"/fix",parentData:data,parentDataProperty:"fix",rootData}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
var valid0 = _errs23 === errors;
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

export const isEntry = validate24;
const schema11 = {"allOf":[{"$ref":"page.json#/properties/entry"},{"type":"object","properties":{"title":{"type":"string"}},"required":["title"]}]};
const schema13 = {"type":"object","properties":{"date":{"type":"string","required":[]},"event":{"type":"object","properties":{"from":{"type":"string","required":[]},"to":{"type":"string","required":[]},"place":{"type":"object","properties":{"name":{"type":"string","required":[]},"address":{"type":"string","required":[]}},"required":["name"]},"price":{"type":"object","properties":{"amount":{"type":"number","required":[]},"currency":{"type":"string","required":[]}},"required":["amount","currency"]},"status":{"enum":["scheduled","sold-out","postponed","canceled"],"default":"scheduled","required":[]},"tickets":{"type":"object","properties":{"label":{"type":"string","required":[]},"href":{"type":"string","required":[]}},"required":["label","href"]}},"required":["from","status"]},"summary":{"type":"string","required":[]},"author":{"type":"string","required":[]},"topic":{"type":"string","required":[]},"picture":{"type":"object","properties":{"src":{"type":"string","required":[]},"alt":{"type":"string","default":"","required":[]},"decoration":{"type":"boolean","required":[]},"focus":{"type":"array","items":{"type":"number","required":[]},"required":[]},"ratio":{"enum":["1:1","4:3","3:2","16:9","21:9","3:4","2:3"],"required":[]},"narrow":{"type":"string","required":[]},"dark":{"type":"string","required":[]}},"required":["src","alt"]},"tags":{"type":"array","items":{"type":"string","required":[]},"default":[],"required":[]}},"required":["date","summary","tags"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.date === undefined) && (missing0 = "date")) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.tags === undefined) && (missing0 = "tags"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.date !== undefined){
const _errs1 = errors;
if(typeof data.date !== "string"){
validate26.errors = [{instancePath:instancePath+"/date",schemaPath:"#/properties/date/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.event !== undefined){
let data1 = data.event;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.from === undefined) && (missing1 = "from")) || ((data1.status === undefined) && (missing1 = "status"))){
validate26.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.from !== undefined){
const _errs5 = errors;
if(typeof data1.from !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/from",schemaPath:"#/properties/event/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.to !== undefined){
const _errs7 = errors;
if(typeof data1.to !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/to",schemaPath:"#/properties/event/properties/to/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.place !== undefined){
let data4 = data1.place;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((data4.name === undefined) && (missing2 = "name")){
validate26.errors = [{instancePath:instancePath+"/event/place",schemaPath:"#/properties/event/properties/place/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data4.name !== undefined){
const _errs11 = errors;
if(typeof data4.name !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/place/name",schemaPath:"#/properties/event/properties/place/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.address !== undefined){
const _errs13 = errors;
if(typeof data4.address !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/place/address",schemaPath:"#/properties/event/properties/place/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/event/place",schemaPath:"#/properties/event/properties/place/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.price !== undefined){
let data7 = data1.price;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if(((data7.amount === undefined) && (missing3 = "amount")) || ((data7.currency === undefined) && (missing3 = "currency"))){
validate26.errors = [{instancePath:instancePath+"/event/price",schemaPath:"#/properties/event/properties/price/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data7.amount !== undefined){
let data8 = data7.amount;
const _errs17 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate26.errors = [{instancePath:instancePath+"/event/price/amount",schemaPath:"#/properties/event/properties/price/properties/amount/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data7.currency !== undefined){
const _errs19 = errors;
if(typeof data7.currency !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/price/currency",schemaPath:"#/properties/event/properties/price/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/event/price",schemaPath:"#/properties/event/properties/price/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data10 = data1.status;
const _errs21 = errors;
if(!((((data10 === "scheduled") || (data10 === "sold-out")) || (data10 === "postponed")) || (data10 === "canceled"))){
validate26.errors = [{instancePath:instancePath+"/event/status",schemaPath:"#/properties/event/properties/status/enum",keyword:"enum",params:{allowedValues: schema13.properties.event.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs21 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.tickets !== undefined){
let data11 = data1.tickets;
const _errs22 = errors;
if(errors === _errs22){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing4;
if(((data11.label === undefined) && (missing4 = "label")) || ((data11.href === undefined) && (missing4 = "href"))){
validate26.errors = [{instancePath:instancePath+"/event/tickets",schemaPath:"#/properties/event/properties/tickets/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data11.label !== undefined){
const _errs24 = errors;
if(typeof data11.label !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/tickets/label",schemaPath:"#/properties/event/properties/tickets/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.href !== undefined){
const _errs26 = errors;
if(typeof data11.href !== "string"){
validate26.errors = [{instancePath:instancePath+"/event/tickets/href",schemaPath:"#/properties/event/properties/tickets/properties/href/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/event/tickets",schemaPath:"#/properties/event/properties/tickets/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs22 === errors;
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
else {
validate26.errors = [{instancePath:instancePath+"/event",schemaPath:"#/properties/event/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs28 = errors;
if(typeof data.summary !== "string"){
validate26.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.author !== undefined){
const _errs30 = errors;
if(typeof data.author !== "string"){
validate26.errors = [{instancePath:instancePath+"/author",schemaPath:"#/properties/author/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
const _errs32 = errors;
if(typeof data.topic !== "string"){
validate26.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picture !== undefined){
let data17 = data.picture;
const _errs34 = errors;
if(errors === _errs34){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing5;
if(((data17.src === undefined) && (missing5 = "src")) || ((data17.alt === undefined) && (missing5 = "alt"))){
validate26.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"}];
return false;
}
else {
if(data17.src !== undefined){
const _errs36 = errors;
if(typeof data17.src !== "string"){
validate26.errors = [{instancePath:instancePath+"/picture/src",schemaPath:"#/properties/picture/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs36 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.alt !== undefined){
const _errs38 = errors;
if(typeof data17.alt !== "string"){
validate26.errors = [{instancePath:instancePath+"/picture/alt",schemaPath:"#/properties/picture/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.decoration !== undefined){
const _errs40 = errors;
if(typeof data17.decoration !== "boolean"){
validate26.errors = [{instancePath:instancePath+"/picture/decoration",schemaPath:"#/properties/picture/properties/decoration/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid5 = _errs40 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.focus !== undefined){
let data21 = data17.focus;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data21)){
var valid6 = true;
const len0 = data21.length;
for(let i0=0; i0<len0; i0++){
let data22 = data21[i0];
const _errs44 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate26.errors = [{instancePath:instancePath+"/picture/focus/" + i0,schemaPath:"#/properties/picture/properties/focus/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid6 = _errs44 === errors;
if(!valid6){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/picture/focus",schemaPath:"#/properties/picture/properties/focus/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid5 = _errs42 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.ratio !== undefined){
let data23 = data17.ratio;
const _errs46 = errors;
if(!(((((((data23 === "1:1") || (data23 === "4:3")) || (data23 === "3:2")) || (data23 === "16:9")) || (data23 === "21:9")) || (data23 === "3:4")) || (data23 === "2:3"))){
validate26.errors = [{instancePath:instancePath+"/picture/ratio",schemaPath:"#/properties/picture/properties/ratio/enum",keyword:"enum",params:{allowedValues: schema13.properties.picture.properties.ratio.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid5 = _errs46 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.narrow !== undefined){
const _errs47 = errors;
if(typeof data17.narrow !== "string"){
validate26.errors = [{instancePath:instancePath+"/picture/narrow",schemaPath:"#/properties/picture/properties/narrow/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs47 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data17.dark !== undefined){
const _errs49 = errors;
if(typeof data17.dark !== "string"){
validate26.errors = [{instancePath:instancePath+"/picture/dark",schemaPath:"#/properties/picture/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs49 === errors;
}
else {
var valid5 = true;
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
validate26.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tags !== undefined){
let data26 = data.tags;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data26)){
var valid7 = true;
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
const _errs53 = errors;
if(typeof data26[i1] !== "string"){
validate26.errors = [{instancePath:instancePath+"/tags/" + i1,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs53 === errors;
if(!valid7){
break;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs51 === errors;
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
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
var valid0 = _errs0 === errors;
if(valid0){
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.title === undefined) && (missing0 = "title")){
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
if(typeof data.title !== "string"){
validate24.errors = [{instancePath:instancePath+"/title",schemaPath:"#/allOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
validate24.errors = vErrors;
return errors === 0;
}

export const isEntryList = validate28;
const schema14 = {"type":"object","properties":{"folder":{"type":"string"},"sort":{"$ref":"blocks/entries.json#/properties/sort"},"tag":{"$ref":"blocks/entries.json#/properties/tag"},"limit":{"$ref":"blocks/entries.json#/properties/limit"},"layout":{"$ref":"blocks/entries.json#/properties/layout"},"ofTagPage":{"const":true},"from":{"type":"number"},"until":{"type":"number"}},"required":["folder","sort","limit"]};
const schema16 = {"enum":["date","title","related","upcoming","past"],"default":"date","required":[]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((((data === "date") || (data === "title")) || (data === "related")) || (data === "upcoming")) || (data === "past"))){
validate30.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"string","required":[]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
validate32.errors = vErrors;
return errors === 0;
}

const schema18 = {"type":"integer","default":9,"required":[]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}

const schema19 = {"enum":["cards","rows"],"required":[]};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(!((data === "cards") || (data === "rows"))){
validate36.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema19.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate36.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.folder === undefined) && (missing0 = "folder")) || ((data.sort === undefined) && (missing0 = "sort"))) || ((data.limit === undefined) && (missing0 = "limit"))){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
const _errs1 = errors;
if(typeof data.folder !== "string"){
validate28.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
const _errs3 = errors;
if(!(validate30(data.sort, {instancePath:instancePath+"/sort",parentData:data,parentDataProperty:"sort",rootData}))){
vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tag !== undefined){
const _errs4 = errors;
if(!(validate32(data.tag, {instancePath:instancePath+"/tag",parentData:data,parentDataProperty:"tag",rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
const _errs5 = errors;
if(!(validate34(data.limit, {instancePath:instancePath+"/limit",parentData:data,parentDataProperty:"limit",rootData}))){
vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layout !== undefined){
const _errs6 = errors;
if(!(validate36(data.layout, {instancePath:instancePath+"/layout",parentData:data,parentDataProperty:"layout",rootData}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofTagPage !== undefined){
const _errs7 = errors;
if(true !== data.ofTagPage){
validate28.errors = [{instancePath:instancePath+"/ofTagPage",schemaPath:"#/properties/ofTagPage/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data6 = data.from;
const _errs8 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate28.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data7 = data.until;
const _errs10 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate28.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
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
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const isCard = validate38;
const schema20 = {"type":"object","properties":{"title":{"type":"string"},"text":{"type":"string"},"picture":{"type":"object","properties":{"src":{"type":"string"},"alt":{"type":"string"}},"required":["src","alt"]},"figure":{"type":"object","properties":{"value":{"type":"string"},"label":{"type":"string"}},"required":["value","label"]}},"required":["title","text"]};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.text === undefined) && (missing0 = "text"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate38.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate38.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.src !== undefined){
const _errs7 = errors;
if(typeof data2.src !== "string"){
validate38.errors = [{instancePath:instancePath+"/picture/src",schemaPath:"#/properties/picture/properties/src/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/picture/alt",schemaPath:"#/properties/picture/properties/alt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate38.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.figure !== undefined){
let data5 = data.figure;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.value === undefined) && (missing2 = "value")) || ((data5.label === undefined) && (missing2 = "label"))){
validate38.errors = [{instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data5.value !== undefined){
const _errs13 = errors;
if(typeof data5.value !== "string"){
validate38.errors = [{instancePath:instancePath+"/figure/value",schemaPath:"#/properties/figure/properties/value/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.label !== undefined){
const _errs15 = errors;
if(typeof data5.label !== "string"){
validate38.errors = [{instancePath:instancePath+"/figure/label",schemaPath:"#/properties/figure/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/figure",schemaPath:"#/properties/figure/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const isPublication = validate39;
const schema21 = {"type":"object","properties":{"draft":{"const":true},"from":{"type":"number"},"until":{"type":"number"}},"required":[]};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft !== undefined){
const _errs1 = errors;
if(true !== data.draft){
validate39.errors = [{instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs2 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate39.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.until !== undefined){
let data2 = data.until;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/until",schemaPath:"#/properties/until/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const isPageIndex = validate40;
const schema22 = {"type":"object","properties":{"moments":{"type":"array","items":{"type":"number"}},"entry":{"$ref":"#/definitions/Entry"},"lists":{"type":"array","items":{"$ref":"#/definitions/EntryList"}},"cards":{"type":"object","additionalProperties":{"$ref":"#/definitions/Card"}},"related":{"type":"array","items":{"type":"string"}},"listing":{"type":"object","properties":{"title":{"type":"string"},"description":{"type":"string"}},"required":["title"]},"links":{"type":"array","items":{"type":"string"}},"anchors":{"type":"array","items":{"type":"string"}},"ids":{"type":"array","items":{"type":"string"}},"pictures":{"type":"array","items":{"type":"string"}},"shareImages":{"type":"array","items":{"type":"string"}},"shareWord":{"type":"string"},"favicons":{"type":"array","items":{"type":"string"}},"frames":{"type":"array","items":{"type":"string"}},"characters":{"type":"string"},"sentenceHashes":{"type":"array","items":{"type":"number"}},"title":{"type":"string"},"description":{"type":"string"},"keywords":{"type":"array","items":{"type":"string"}},"textDigest":{"type":"string"},"version":{"type":"string"},"translatedFrom":{"type":"string"},"publication":{"$ref":"#/definitions/Publication"},"isUnlisted":{"const":true}},"required":["links","anchors","ids","pictures","shareImages","favicons","characters","sentenceHashes","textDigest"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((((data.links === undefined) && (missing0 = "links")) || ((data.anchors === undefined) && (missing0 = "anchors"))) || ((data.ids === undefined) && (missing0 = "ids"))) || ((data.pictures === undefined) && (missing0 = "pictures"))) || ((data.shareImages === undefined) && (missing0 = "shareImages"))) || ((data.favicons === undefined) && (missing0 = "favicons"))) || ((data.characters === undefined) && (missing0 = "characters"))) || ((data.sentenceHashes === undefined) && (missing0 = "sentenceHashes"))) || ((data.textDigest === undefined) && (missing0 = "textDigest"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.moments !== undefined){
let data0 = data.moments;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate40.errors = [{instancePath:instancePath+"/moments/" + i0,schemaPath:"#/properties/moments/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/moments",schemaPath:"#/properties/moments/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
const _errs5 = errors;
if(!(validate24(data.entry, {instancePath:instancePath+"/entry",parentData:data,parentDataProperty:"entry",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
let data3 = data.lists;
const _errs6 = errors;
if(errors === _errs6){
if(Array.isArray(data3)){
var valid2 = true;
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
const _errs8 = errors;
if(!(validate28(data3[i1], {instancePath:instancePath+"/lists/" + i1,parentData:data3,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cards !== undefined){
let data5 = data.cards;
const _errs9 = errors;
if(errors === _errs9){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
const _errs12 = errors;
if(!(validate38(data5[key0], {instancePath:instancePath+"/cards/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data5,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/cards",schemaPath:"#/properties/cards/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.related !== undefined){
let data7 = data.related;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data7[i2] !== "string"){
validate40.errors = [{instancePath:instancePath+"/related/" + i2,schemaPath:"#/properties/related/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs15 === errors;
if(!valid4){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/related",schemaPath:"#/properties/related/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listing !== undefined){
let data9 = data.listing;
const _errs17 = errors;
if(errors === _errs17){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing1;
if((data9.title === undefined) && (missing1 = "title")){
validate40.errors = [{instancePath:instancePath+"/listing",schemaPath:"#/properties/listing/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data9.title !== undefined){
const _errs19 = errors;
if(typeof data9.title !== "string"){
validate40.errors = [{instancePath:instancePath+"/listing/title",schemaPath:"#/properties/listing/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs19 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data9.description !== undefined){
const _errs21 = errors;
if(typeof data9.description !== "string"){
validate40.errors = [{instancePath:instancePath+"/listing/description",schemaPath:"#/properties/listing/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/listing",schemaPath:"#/properties/listing/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.links !== undefined){
let data12 = data.links;
const _errs23 = errors;
if(errors === _errs23){
if(Array.isArray(data12)){
var valid6 = true;
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
const _errs25 = errors;
if(typeof data12[i3] !== "string"){
validate40.errors = [{instancePath:instancePath+"/links/" + i3,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs25 === errors;
if(!valid6){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.anchors !== undefined){
let data14 = data.anchors;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data14)){
var valid7 = true;
const len4 = data14.length;
for(let i4=0; i4<len4; i4++){
const _errs29 = errors;
if(typeof data14[i4] !== "string"){
validate40.errors = [{instancePath:instancePath+"/anchors/" + i4,schemaPath:"#/properties/anchors/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs29 === errors;
if(!valid7){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/anchors",schemaPath:"#/properties/anchors/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ids !== undefined){
let data16 = data.ids;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data16)){
var valid8 = true;
const len5 = data16.length;
for(let i5=0; i5<len5; i5++){
const _errs33 = errors;
if(typeof data16[i5] !== "string"){
validate40.errors = [{instancePath:instancePath+"/ids/" + i5,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs33 === errors;
if(!valid8){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pictures !== undefined){
let data18 = data.pictures;
const _errs35 = errors;
if(errors === _errs35){
if(Array.isArray(data18)){
var valid9 = true;
const len6 = data18.length;
for(let i6=0; i6<len6; i6++){
const _errs37 = errors;
if(typeof data18[i6] !== "string"){
validate40.errors = [{instancePath:instancePath+"/pictures/" + i6,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs37 === errors;
if(!valid9){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareImages !== undefined){
let data20 = data.shareImages;
const _errs39 = errors;
if(errors === _errs39){
if(Array.isArray(data20)){
var valid10 = true;
const len7 = data20.length;
for(let i7=0; i7<len7; i7++){
const _errs41 = errors;
if(typeof data20[i7] !== "string"){
validate40.errors = [{instancePath:instancePath+"/shareImages/" + i7,schemaPath:"#/properties/shareImages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs41 === errors;
if(!valid10){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/shareImages",schemaPath:"#/properties/shareImages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareWord !== undefined){
const _errs43 = errors;
if(typeof data.shareWord !== "string"){
validate40.errors = [{instancePath:instancePath+"/shareWord",schemaPath:"#/properties/shareWord/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.favicons !== undefined){
let data23 = data.favicons;
const _errs45 = errors;
if(errors === _errs45){
if(Array.isArray(data23)){
var valid11 = true;
const len8 = data23.length;
for(let i8=0; i8<len8; i8++){
const _errs47 = errors;
if(typeof data23[i8] !== "string"){
validate40.errors = [{instancePath:instancePath+"/favicons/" + i8,schemaPath:"#/properties/favicons/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid11 = _errs47 === errors;
if(!valid11){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/favicons",schemaPath:"#/properties/favicons/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.frames !== undefined){
let data25 = data.frames;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data25)){
var valid12 = true;
const len9 = data25.length;
for(let i9=0; i9<len9; i9++){
const _errs51 = errors;
if(typeof data25[i9] !== "string"){
validate40.errors = [{instancePath:instancePath+"/frames/" + i9,schemaPath:"#/properties/frames/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs51 === errors;
if(!valid12){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/frames",schemaPath:"#/properties/frames/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.characters !== undefined){
const _errs53 = errors;
if(typeof data.characters !== "string"){
validate40.errors = [{instancePath:instancePath+"/characters",schemaPath:"#/properties/characters/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sentenceHashes !== undefined){
let data28 = data.sentenceHashes;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data28)){
var valid13 = true;
const len10 = data28.length;
for(let i10=0; i10<len10; i10++){
let data29 = data28[i10];
const _errs57 = errors;
if(!((typeof data29 == "number") && (isFinite(data29)))){
validate40.errors = [{instancePath:instancePath+"/sentenceHashes/" + i10,schemaPath:"#/properties/sentenceHashes/items/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid13 = _errs57 === errors;
if(!valid13){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/sentenceHashes",schemaPath:"#/properties/sentenceHashes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs59 = errors;
if(typeof data.title !== "string"){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
const _errs61 = errors;
if(typeof data.description !== "string"){
validate40.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keywords !== undefined){
let data32 = data.keywords;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data32)){
var valid14 = true;
const len11 = data32.length;
for(let i11=0; i11<len11; i11++){
const _errs65 = errors;
if(typeof data32[i11] !== "string"){
validate40.errors = [{instancePath:instancePath+"/keywords/" + i11,schemaPath:"#/properties/keywords/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs65 === errors;
if(!valid14){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/keywords",schemaPath:"#/properties/keywords/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.textDigest !== undefined){
const _errs67 = errors;
if(typeof data.textDigest !== "string"){
validate40.errors = [{instancePath:instancePath+"/textDigest",schemaPath:"#/properties/textDigest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
const _errs69 = errors;
if(typeof data.version !== "string"){
validate40.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.translatedFrom !== undefined){
const _errs71 = errors;
if(typeof data.translatedFrom !== "string"){
validate40.errors = [{instancePath:instancePath+"/translatedFrom",schemaPath:"#/properties/translatedFrom/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.publication !== undefined){
const _errs73 = errors;
if(!(validate39(data.publication, {instancePath:instancePath+"/publication",parentData:data,parentDataProperty:"publication",rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isUnlisted !== undefined){
const _errs74 = errors;
if(true !== data.isUnlisted){
validate40.errors = [{instancePath:instancePath+"/isUnlisted",schemaPath:"#/properties/isUnlisted/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs74 === errors;
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
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const isFoundOnPage = validate45;
const schema23 = {"type":"object","properties":{"file":{"type":"string"},"digest":{"type":"string"},"problems":{"type":"array","items":{"$ref":"#/definitions/Diagnostic"}},"index":{"$ref":"#/definitions/PageIndex"}},"required":["file","digest","problems"]};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.digest === undefined) && (missing0 = "digest"))) || ((data.problems === undefined) && (missing0 = "problems"))){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate45.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digest !== undefined){
const _errs3 = errors;
if(typeof data.digest !== "string"){
validate45.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problems !== undefined){
let data2 = data.problems;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(!(validate20(data2[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
const _errs8 = errors;
if(!(validate40(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const isPageRecord = validate48;
const schema24 = {"type":"object","properties":{"digest":{"type":"string"},"problems":{"type":"array","items":{"$ref":"#/definitions/Diagnostic"}},"fingerprint":{"type":"string"},"index":{"$ref":"#/definitions/PageIndex"},"output":{"$ref":"#/definitions/PageOutput"}},"required":["digest","problems","fingerprint","index"]};
const schema25 = {"type":"object","properties":{"digest":{"type":"string"},"sizes":{"type":"array","items":[{"type":"number"},{"type":"number"}],"minItems":2,"maxItems":2},"hasCopies":{"type":"boolean"},"style":{"type":"string"},"lists":{"type":"string"},"modified":{"type":"string"},"passed":{"type":"number"}},"required":["digest","sizes","hasCopies","style"]};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.digest === undefined) && (missing0 = "digest")) || ((data.sizes === undefined) && (missing0 = "sizes"))) || ((data.hasCopies === undefined) && (missing0 = "hasCopies"))) || ((data.style === undefined) && (missing0 = "style"))){
validate51.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.digest !== undefined){
const _errs1 = errors;
if(typeof data.digest !== "string"){
validate51.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sizes !== undefined){
let data1 = data.sizes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2){
validate51.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data1.length < 2){
validate51.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data1.length;
if(len0 > 0){
let data2 = data1[0];
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate51.errors = [{instancePath:instancePath+"/sizes/0",schemaPath:"#/properties/sizes/items/0/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs5 === errors;
}
if(valid1){
if(len0 > 1){
let data3 = data1[1];
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate51.errors = [{instancePath:instancePath+"/sizes/1",schemaPath:"#/properties/sizes/items/1/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs7 === errors;
}
}
}
}
}
else {
validate51.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasCopies !== undefined){
const _errs9 = errors;
if(typeof data.hasCopies !== "boolean"){
validate51.errors = [{instancePath:instancePath+"/hasCopies",schemaPath:"#/properties/hasCopies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
const _errs11 = errors;
if(typeof data.style !== "string"){
validate51.errors = [{instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
const _errs13 = errors;
if(typeof data.lists !== "string"){
validate51.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified !== undefined){
const _errs15 = errors;
if(typeof data.modified !== "string"){
validate51.errors = [{instancePath:instancePath+"/modified",schemaPath:"#/properties/modified/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passed !== undefined){
let data8 = data.passed;
const _errs17 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate51.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs17 === errors;
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
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.digest === undefined) && (missing0 = "digest")) || ((data.problems === undefined) && (missing0 = "problems"))) || ((data.fingerprint === undefined) && (missing0 = "fingerprint"))) || ((data.index === undefined) && (missing0 = "index"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.digest !== undefined){
const _errs1 = errors;
if(typeof data.digest !== "string"){
validate48.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problems !== undefined){
let data1 = data.problems;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(!(validate20(data1[i0], {instancePath:instancePath+"/problems/" + i0,parentData:data1,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/problems",schemaPath:"#/properties/problems/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fingerprint !== undefined){
const _errs6 = errors;
if(typeof data.fingerprint !== "string"){
validate48.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
const _errs8 = errors;
if(!(validate40(data.index, {instancePath:instancePath+"/index",parentData:data,parentDataProperty:"index",rootData}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.output !== undefined){
const _errs9 = errors;
if(!(validate51(data.output, {instancePath:instancePath+"/output",parentData:data,parentDataProperty:"output",rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
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
else {
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isPageOutput = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.digest === undefined) && (missing0 = "digest")) || ((data.sizes === undefined) && (missing0 = "sizes"))) || ((data.hasCopies === undefined) && (missing0 = "hasCopies"))) || ((data.style === undefined) && (missing0 = "style"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.digest !== undefined){
const _errs1 = errors;
if(typeof data.digest !== "string"){
validate53.errors = [{instancePath:instancePath+"/digest",schemaPath:"#/properties/digest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sizes !== undefined){
let data1 = data.sizes;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
if(data1.length > 2){
validate53.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"}];
return false;
}
else {
if(data1.length < 2){
validate53.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"}];
return false;
}
else {
const len0 = data1.length;
if(len0 > 0){
let data2 = data1[0];
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate53.errors = [{instancePath:instancePath+"/sizes/0",schemaPath:"#/properties/sizes/items/0/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs5 === errors;
}
if(valid1){
if(len0 > 1){
let data3 = data1[1];
const _errs7 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate53.errors = [{instancePath:instancePath+"/sizes/1",schemaPath:"#/properties/sizes/items/1/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs7 === errors;
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/sizes",schemaPath:"#/properties/sizes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasCopies !== undefined){
const _errs9 = errors;
if(typeof data.hasCopies !== "boolean"){
validate53.errors = [{instancePath:instancePath+"/hasCopies",schemaPath:"#/properties/hasCopies/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.style !== undefined){
const _errs11 = errors;
if(typeof data.style !== "string"){
validate53.errors = [{instancePath:instancePath+"/style",schemaPath:"#/properties/style/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lists !== undefined){
const _errs13 = errors;
if(typeof data.lists !== "string"){
validate53.errors = [{instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modified !== undefined){
const _errs15 = errors;
if(typeof data.modified !== "string"){
validate53.errors = [{instancePath:instancePath+"/modified",schemaPath:"#/properties/modified/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.passed !== undefined){
let data8 = data.passed;
const _errs17 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate53.errors = [{instancePath:instancePath+"/passed",schemaPath:"#/properties/passed/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs17 === errors;
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
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isDrawingFile = validate54;
const schema27 = {"type":"object","properties":{"kind":{"const":"drawing"},"url":{"type":"string"},"width":{"type":"number"},"height":{"type":"number"},"viewBox":{"type":"string"},"fit":{"type":"string"},"layers":{"type":"array","items":{"type":"string"}},"inherits":{"type":"boolean"},"roles":{"type":"array","items":{"type":"string"}},"bright":{"type":"array","items":{"enum":["left","right","all"]}},"veils":{"$ref":"#/definitions/Veils"},"tones":{"type":"object","properties":{"top":{"type":"object","properties":{"lightest":{"type":"string"},"darkest":{"type":"string"}},"required":["lightest","darkest"]},"all":{"type":"object","properties":{"lightest":{"type":"string"},"darkest":{"type":"string"}},"required":["lightest","darkest"]}},"required":["top","all"]}},"required":["kind","url","width","height","viewBox","fit","layers","inherits"]};
const schema28 = {"type":"object","properties":{"left":{"enum":["light","strong"]},"right":{"enum":["light","strong"]},"all":{"enum":["light","strong"]}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.left !== undefined){
let data0 = data.left;
const _errs1 = errors;
if(!((data0 === "light") || (data0 === "strong"))){
validate55.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/enum",keyword:"enum",params:{allowedValues: schema28.properties.left.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.right !== undefined){
let data1 = data.right;
const _errs2 = errors;
if(!((data1 === "light") || (data1 === "strong"))){
validate55.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/enum",keyword:"enum",params:{allowedValues: schema28.properties.right.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.all !== undefined){
let data2 = data.all;
const _errs3 = errors;
if(!((data2 === "light") || (data2 === "strong"))){
validate55.errors = [{instancePath:instancePath+"/all",schemaPath:"#/properties/all/enum",keyword:"enum",params:{allowedValues: schema28.properties.all.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.kind === undefined) && (missing0 = "kind")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.width === undefined) && (missing0 = "width"))) || ((data.height === undefined) && (missing0 = "height"))) || ((data.viewBox === undefined) && (missing0 = "viewBox"))) || ((data.fit === undefined) && (missing0 = "fit"))) || ((data.layers === undefined) && (missing0 = "layers"))) || ((data.inherits === undefined) && (missing0 = "inherits"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if("drawing" !== data.kind){
validate54.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "drawing"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate54.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate54.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data3 = data.height;
const _errs6 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate54.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.viewBox !== undefined){
const _errs8 = errors;
if(typeof data.viewBox !== "string"){
validate54.errors = [{instancePath:instancePath+"/viewBox",schemaPath:"#/properties/viewBox/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fit !== undefined){
const _errs10 = errors;
if(typeof data.fit !== "string"){
validate54.errors = [{instancePath:instancePath+"/fit",schemaPath:"#/properties/fit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.layers !== undefined){
let data6 = data.layers;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data6[i0] !== "string"){
validate54.errors = [{instancePath:instancePath+"/layers/" + i0,schemaPath:"#/properties/layers/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/layers",schemaPath:"#/properties/layers/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.inherits !== undefined){
const _errs16 = errors;
if(typeof data.inherits !== "boolean"){
validate54.errors = [{instancePath:instancePath+"/inherits",schemaPath:"#/properties/inherits/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.roles !== undefined){
let data9 = data.roles;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs20 = errors;
if(typeof data9[i1] !== "string"){
validate54.errors = [{instancePath:instancePath+"/roles/" + i1,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bright !== undefined){
let data11 = data.bright;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
const _errs24 = errors;
if(!(((data12 === "left") || (data12 === "right")) || (data12 === "all"))){
validate54.errors = [{instancePath:instancePath+"/bright/" + i2,schemaPath:"#/properties/bright/items/enum",keyword:"enum",params:{allowedValues: schema27.properties.bright.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/bright",schemaPath:"#/properties/bright/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.veils !== undefined){
const _errs25 = errors;
if(!(validate55(data.veils, {instancePath:instancePath+"/veils",parentData:data,parentDataProperty:"veils",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tones !== undefined){
let data14 = data.tones;
const _errs26 = errors;
if(errors === _errs26){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing1;
if(((data14.top === undefined) && (missing1 = "top")) || ((data14.all === undefined) && (missing1 = "all"))){
validate54.errors = [{instancePath:instancePath+"/tones",schemaPath:"#/properties/tones/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data14.top !== undefined){
let data15 = data14.top;
const _errs28 = errors;
if(errors === _errs28){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing2;
if(((data15.lightest === undefined) && (missing2 = "lightest")) || ((data15.darkest === undefined) && (missing2 = "darkest"))){
validate54.errors = [{instancePath:instancePath+"/tones/top",schemaPath:"#/properties/tones/properties/top/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data15.lightest !== undefined){
const _errs30 = errors;
if(typeof data15.lightest !== "string"){
validate54.errors = [{instancePath:instancePath+"/tones/top/lightest",schemaPath:"#/properties/tones/properties/top/properties/lightest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.darkest !== undefined){
const _errs32 = errors;
if(typeof data15.darkest !== "string"){
validate54.errors = [{instancePath:instancePath+"/tones/top/darkest",schemaPath:"#/properties/tones/properties/top/properties/darkest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/tones/top",schemaPath:"#/properties/tones/properties/top/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data14.all !== undefined){
let data18 = data14.all;
const _errs34 = errors;
if(errors === _errs34){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if(((data18.lightest === undefined) && (missing3 = "lightest")) || ((data18.darkest === undefined) && (missing3 = "darkest"))){
validate54.errors = [{instancePath:instancePath+"/tones/all",schemaPath:"#/properties/tones/properties/all/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data18.lightest !== undefined){
const _errs36 = errors;
if(typeof data18.lightest !== "string"){
validate54.errors = [{instancePath:instancePath+"/tones/all/lightest",schemaPath:"#/properties/tones/properties/all/properties/lightest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.darkest !== undefined){
const _errs38 = errors;
if(typeof data18.darkest !== "string"){
validate54.errors = [{instancePath:instancePath+"/tones/all/darkest",schemaPath:"#/properties/tones/properties/all/properties/darkest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs38 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/tones/all",schemaPath:"#/properties/tones/properties/all/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs34 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/tones",schemaPath:"#/properties/tones/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs26 === errors;
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
}
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isVeils = validate57;

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.left !== undefined){
let data0 = data.left;
const _errs1 = errors;
if(!((data0 === "light") || (data0 === "strong"))){
validate57.errors = [{instancePath:instancePath+"/left",schemaPath:"#/properties/left/enum",keyword:"enum",params:{allowedValues: schema28.properties.left.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.right !== undefined){
let data1 = data.right;
const _errs2 = errors;
if(!((data1 === "light") || (data1 === "strong"))){
validate57.errors = [{instancePath:instancePath+"/right",schemaPath:"#/properties/right/enum",keyword:"enum",params:{allowedValues: schema28.properties.right.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.all !== undefined){
let data2 = data.all;
const _errs3 = errors;
if(!((data2 === "light") || (data2 === "strong"))){
validate57.errors = [{instancePath:instancePath+"/all",schemaPath:"#/properties/all/enum",keyword:"enum",params:{allowedValues: schema28.properties.all.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const isBitmapFile = validate58;
const schema30 = {"type":"object","properties":{"kind":{"const":"bitmap"},"url":{"type":"string"},"width":{"type":"number"},"height":{"type":"number"},"sources":{"type":"array","items":{"type":"object","properties":{"type":{"type":"string"},"srcset":{"type":"string"}},"required":["type","srcset"]}},"bright":{"type":"array","items":{"enum":["left","right","all"]}},"veils":{"$ref":"#/definitions/Veils"},"tones":{"type":"object","properties":{"top":{"type":"object","properties":{"lightest":{"type":"string"},"darkest":{"type":"string"}},"required":["lightest","darkest"]},"all":{"type":"object","properties":{"lightest":{"type":"string"},"darkest":{"type":"string"}},"required":["lightest","darkest"]}},"required":["top","all"]}},"required":["kind","url","width","height","sources"]};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) && (missing0 = "kind")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.width === undefined) && (missing0 = "width"))) || ((data.height === undefined) && (missing0 = "height"))) || ((data.sources === undefined) && (missing0 = "sources"))){
validate58.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs1 = errors;
if("bitmap" !== data.kind){
validate58.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "bitmap"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.url !== undefined){
const _errs2 = errors;
if(typeof data.url !== "string"){
validate58.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.width !== undefined){
let data2 = data.width;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate58.errors = [{instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.height !== undefined){
let data3 = data.height;
const _errs6 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate58.errors = [{instancePath:instancePath+"/height",schemaPath:"#/properties/height/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sources !== undefined){
let data4 = data.sources;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.srcset === undefined) && (missing1 = "srcset"))){
validate58.errors = [{instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.type !== undefined){
const _errs12 = errors;
if(typeof data5.type !== "string"){
validate58.errors = [{instancePath:instancePath+"/sources/" + i0+"/type",schemaPath:"#/properties/sources/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.srcset !== undefined){
const _errs14 = errors;
if(typeof data5.srcset !== "string"){
validate58.errors = [{instancePath:instancePath+"/sources/" + i0+"/srcset",schemaPath:"#/properties/sources/items/properties/srcset/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/sources/" + i0,schemaPath:"#/properties/sources/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/sources",schemaPath:"#/properties/sources/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.bright !== undefined){
let data8 = data.bright;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data8)){
var valid3 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs18 = errors;
if(!(((data9 === "left") || (data9 === "right")) || (data9 === "all"))){
validate58.errors = [{instancePath:instancePath+"/bright/" + i1,schemaPath:"#/properties/bright/items/enum",keyword:"enum",params:{allowedValues: schema30.properties.bright.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid3 = _errs18 === errors;
if(!valid3){
break;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/bright",schemaPath:"#/properties/bright/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.veils !== undefined){
const _errs19 = errors;
if(!(validate55(data.veils, {instancePath:instancePath+"/veils",parentData:data,parentDataProperty:"veils",rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tones !== undefined){
let data11 = data.tones;
const _errs20 = errors;
if(errors === _errs20){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.top === undefined) && (missing2 = "top")) || ((data11.all === undefined) && (missing2 = "all"))){
validate58.errors = [{instancePath:instancePath+"/tones",schemaPath:"#/properties/tones/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.top !== undefined){
let data12 = data11.top;
const _errs22 = errors;
if(errors === _errs22){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing3;
if(((data12.lightest === undefined) && (missing3 = "lightest")) || ((data12.darkest === undefined) && (missing3 = "darkest"))){
validate58.errors = [{instancePath:instancePath+"/tones/top",schemaPath:"#/properties/tones/properties/top/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data12.lightest !== undefined){
const _errs24 = errors;
if(typeof data12.lightest !== "string"){
validate58.errors = [{instancePath:instancePath+"/tones/top/lightest",schemaPath:"#/properties/tones/properties/top/properties/lightest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data12.darkest !== undefined){
const _errs26 = errors;
if(typeof data12.darkest !== "string"){
validate58.errors = [{instancePath:instancePath+"/tones/top/darkest",schemaPath:"#/properties/tones/properties/top/properties/darkest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/tones/top",schemaPath:"#/properties/tones/properties/top/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.all !== undefined){
let data15 = data11.all;
const _errs28 = errors;
if(errors === _errs28){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing4;
if(((data15.lightest === undefined) && (missing4 = "lightest")) || ((data15.darkest === undefined) && (missing4 = "darkest"))){
validate58.errors = [{instancePath:instancePath+"/tones/all",schemaPath:"#/properties/tones/properties/all/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data15.lightest !== undefined){
const _errs30 = errors;
if(typeof data15.lightest !== "string"){
validate58.errors = [{instancePath:instancePath+"/tones/all/lightest",schemaPath:"#/properties/tones/properties/all/properties/lightest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data15.darkest !== undefined){
const _errs32 = errors;
if(typeof data15.darkest !== "string"){
validate58.errors = [{instancePath:instancePath+"/tones/all/darkest",schemaPath:"#/properties/tones/properties/all/properties/darkest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/tones/all",schemaPath:"#/properties/tones/properties/all/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/tones",schemaPath:"#/properties/tones/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs20 === errors;
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
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const isPictureFile = validate60;
const schema31 = {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/definitions/DrawingFile"},{"$ref":"#/definitions/BitmapFile"}]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "drawing"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(tag0 === "bitmap"){
if(!(validate58(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
errors = vErrors.length;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const isMadePicture = validate63;
const schema32 = {"type":"object","properties":{"fingerprint":{"type":"string"},"made":{"$ref":"#/definitions/PictureFile"},"urls":{"type":"array","items":{"type":"string"}}},"required":["fingerprint","made","urls"]};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fingerprint === undefined) && (missing0 = "fingerprint")) || ((data.made === undefined) && (missing0 = "made"))) || ((data.urls === undefined) && (missing0 = "urls"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.fingerprint !== undefined){
const _errs1 = errors;
if(typeof data.fingerprint !== "string"){
validate63.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.made !== undefined){
const _errs3 = errors;
if(!(validate60(data.made, {instancePath:instancePath+"/made",parentData:data,parentDataProperty:"made",rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urls !== undefined){
let data2 = data.urls;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs6 = errors;
if(typeof data2[i0] !== "string"){
validate63.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const isMadeShareImage = validate65;
const schema33 = {"type":"object","properties":{"fingerprint":{"type":"string"},"made":{"type":"string"},"urls":{"type":"array","items":{"type":"string"}}},"required":["fingerprint","made","urls"]};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.fingerprint === undefined) && (missing0 = "fingerprint")) || ((data.made === undefined) && (missing0 = "made"))) || ((data.urls === undefined) && (missing0 = "urls"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.fingerprint !== undefined){
const _errs1 = errors;
if(typeof data.fingerprint !== "string"){
validate65.errors = [{instancePath:instancePath+"/fingerprint",schemaPath:"#/properties/fingerprint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.made !== undefined){
const _errs3 = errors;
if(typeof data.made !== "string"){
validate65.errors = [{instancePath:instancePath+"/made",schemaPath:"#/properties/made/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.urls !== undefined){
let data2 = data.urls;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate65.errors = [{instancePath:instancePath+"/urls/" + i0,schemaPath:"#/properties/urls/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/urls",schemaPath:"#/properties/urls/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const isBuildManifest = validate66;
const schema34 = {"type":"object","properties":{"shared":{"type":"string"},"pictures":{"type":"object","additionalProperties":{"$ref":"#/definitions/MadePicture"}},"shareImages":{"type":"object","additionalProperties":{"$ref":"#/definitions/MadeShareImage"}},"downloads":{"type":"object","additionalProperties":{"type":"string"}},"hidden":{"type":"array","items":{"type":"string"}},"files":{"type":"array","items":{"type":"string"}},"outdated":{"type":"array","items":{"type":"string"}},"memory":{"type":"object","additionalProperties":{"type":"string"}}},"required":["shared","pictures","shareImages","downloads","hidden","files","outdated","memory"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.shared === undefined) && (missing0 = "shared")) || ((data.pictures === undefined) && (missing0 = "pictures"))) || ((data.shareImages === undefined) && (missing0 = "shareImages"))) || ((data.downloads === undefined) && (missing0 = "downloads"))) || ((data.hidden === undefined) && (missing0 = "hidden"))) || ((data.files === undefined) && (missing0 = "files"))) || ((data.outdated === undefined) && (missing0 = "outdated"))) || ((data.memory === undefined) && (missing0 = "memory"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.shared !== undefined){
const _errs1 = errors;
if(typeof data.shared !== "string"){
validate66.errors = [{instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pictures !== undefined){
let data1 = data.pictures;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(!(validate63(data1[key0], {instancePath:instancePath+"/pictures/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shareImages !== undefined){
let data3 = data.shareImages;
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
const _errs10 = errors;
if(!(validate65(data3[key1], {instancePath:instancePath+"/shareImages/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data3,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/shareImages",schemaPath:"#/properties/shareImages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.downloads !== undefined){
let data5 = data.downloads;
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key2 in data5){
const _errs14 = errors;
if(typeof data5[key2] !== "string"){
validate66.errors = [{instancePath:instancePath+"/downloads/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/downloads/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/downloads",schemaPath:"#/properties/downloads/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
let data7 = data.hidden;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs18 = errors;
if(typeof data7[i0] !== "string"){
validate66.errors = [{instancePath:instancePath+"/hidden/" + i0,schemaPath:"#/properties/hidden/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.files !== undefined){
let data9 = data.files;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid5 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs22 = errors;
if(typeof data9[i1] !== "string"){
validate66.errors = [{instancePath:instancePath+"/files/" + i1,schemaPath:"#/properties/files/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdated !== undefined){
let data11 = data.outdated;
const _errs24 = errors;
if(errors === _errs24){
if(Array.isArray(data11)){
var valid6 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs26 = errors;
if(typeof data11[i2] !== "string"){
validate66.errors = [{instancePath:instancePath+"/outdated/" + i2,schemaPath:"#/properties/outdated/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid6 = _errs26 === errors;
if(!valid6){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.memory !== undefined){
let data13 = data.memory;
const _errs28 = errors;
if(errors === _errs28){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
const _errs31 = errors;
if(typeof data13[key3] !== "string"){
validate66.errors = [{instancePath:instancePath+"/memory/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/memory/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid7 = _errs31 === errors;
if(!valid7){
break;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/memory",schemaPath:"#/properties/memory/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs28 === errors;
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
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const isSiteRecord = validate69;
const schema35 = {"type":"object","properties":{"facts":{"type":"string"},"pages":{"type":"object","additionalProperties":{"$ref":"#/definitions/PageRecord"}},"build":{"$ref":"#/definitions/BuildManifest"},"fallbacks":{"type":"object","additionalProperties":{"$ref":"#/definitions/PageOutput"}}},"required":["facts","pages"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.facts === undefined) && (missing0 = "facts")) || ((data.pages === undefined) && (missing0 = "pages"))){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.facts !== undefined){
const _errs1 = errors;
if(typeof data.facts !== "string"){
validate69.errors = [{instancePath:instancePath+"/facts",schemaPath:"#/properties/facts/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data1 = data.pages;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
const _errs6 = errors;
if(!(validate48(data1[key0], {instancePath:instancePath+"/pages/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data1,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
var valid1 = _errs6 === errors;
if(!valid1){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.build !== undefined){
const _errs7 = errors;
if(!(validate66(data.build, {instancePath:instancePath+"/build",parentData:data,parentDataProperty:"build",rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fallbacks !== undefined){
let data4 = data.fallbacks;
const _errs8 = errors;
if(errors === _errs8){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
const _errs11 = errors;
if(!(validate51(data4[key1], {instancePath:instancePath+"/fallbacks/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data4,parentDataProperty:key1,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/fallbacks",schemaPath:"#/properties/fallbacks/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const isIndexedText = validate73;
const schema36 = {"type":"object","properties":{"title":{"type":"string"},"words":{"type":"integer"},"details":{"$ref":"#/definitions/ResultDetails"},"terms":{"type":"string"},"places":{"type":"array","items":{"type":"integer"}},"times":{"type":"array","items":{"type":"integer"}}},"required":["title","words","details","terms","places","times"]};
const schema37 = {"type":"array","items":{"anyOf":[{"type":"string"},{"type":"array","items":[{"type":"string"},{"type":"string"}],"minItems":2,"maxItems":2}]},"minItems":1};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate74.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data0)){
if(data0.length > 2){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.length < 2){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const len1 = data0.length;
if(len1 > 0){
const _errs7 = errors;
if(typeof data0[0] !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/0",schemaPath:"#/items/anyOf/1/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs7 === errors;
}
if(valid2){
if(len1 > 1){
const _errs9 = errors;
if(typeof data0[1] !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/1",schemaPath:"#/items/anyOf/1/items/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs9 === errors;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.title === undefined) && (missing0 = "title")) || ((data.words === undefined) && (missing0 = "words"))) || ((data.details === undefined) && (missing0 = "details"))) || ((data.terms === undefined) && (missing0 = "terms"))) || ((data.places === undefined) && (missing0 = "places"))) || ((data.times === undefined) && (missing0 = "times"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
const _errs1 = errors;
if(typeof data.title !== "string"){
validate73.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.words !== undefined){
let data1 = data.words;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate73.errors = [{instancePath:instancePath+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.details !== undefined){
const _errs5 = errors;
if(!(validate74(data.details, {instancePath:instancePath+"/details",parentData:data,parentDataProperty:"details",rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terms !== undefined){
const _errs6 = errors;
if(typeof data.terms !== "string"){
validate73.errors = [{instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.places !== undefined){
let data4 = data.places;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate73.errors = [{instancePath:instancePath+"/places/" + i0,schemaPath:"#/properties/places/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid1 = _errs10 === errors;
if(!valid1){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/places",schemaPath:"#/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.times !== undefined){
let data6 = data.times;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid2 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate73.errors = [{instancePath:instancePath+"/times/" + i1,schemaPath:"#/properties/times/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid2 = _errs14 === errors;
if(!valid2){
break;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/times",schemaPath:"#/properties/times/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
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
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const isResultDetails = validate76;

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
if(data.length < 1){
validate76.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data0)){
if(data0.length > 2){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/maxItems",keyword:"maxItems",params:{limit: 2},message:"must NOT have more than 2 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
else {
if(data0.length < 2){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
const len1 = data0.length;
if(len1 > 0){
const _errs7 = errors;
if(typeof data0[0] !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/0",schemaPath:"#/items/anyOf/1/items/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs7 === errors;
}
if(valid2){
if(len1 > 1){
const _errs9 = errors;
if(typeof data0[1] !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/1",schemaPath:"#/items/anyOf/1/items/1/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid2 = _errs9 === errors;
}
}
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

