/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isChanges = validate19;
const schema8 = {"type":"object","properties":{"format":{"type":"integer","const":1},"before":{"type":"string"},"after":{"type":"string"},"pages":{"type":"array","items":{"$ref":"#/definitions/PageChange"}},"shared":{"type":"array","items":{"$ref":"#/definitions/SharedChange"}},"unseen":{"type":"array","items":{"type":"string"}},"unreadable":{"type":"array","items":{"$ref":"#/definitions/UnreadableFile"}},"meaning":{"$ref":"#/definitions/Meaning"},"titles":{"type":"object","additionalProperties":{"type":"string"}}},"required":["format","before","pages","shared","unseen","unreadable","meaning","titles"]};
const schema9 = {"type":"object","properties":{"route":{"type":"string"},"file":{"type":"string"},"title":{"type":"string"},"kind":{"enum":["added","removed","moved","renamed","changed"]},"from":{"type":"string"},"visibility":{"enum":["appears","disappears","hidden"]},"redirected":{"type":"boolean"},"followed":{"type":"array","items":{"type":"string"}},"followedEverywhere":{"type":"array","items":{"type":"string"}},"changes":{"type":"array","items":{"$ref":"#/definitions/FieldChange"}}},"required":["route","file","title","kind","changes"]};
const schema10 = {"type":"object","properties":{"kind":{"enum":["added","removed","changed","moved","renamed"]},"place":{"type":"array","items":{"type":"string"}},"from":{"type":"string"},"path":{"type":"string"},"missingAt":{"type":"string"},"sort":{"enum":["text","long-text","link","picture","icon","date","setting","group"]},"unseen":{"type":"boolean"},"noticedBy":{"enum":["screenReaders","searchEngines","siteSearch","sharedLinks"]},"before":{"type":"string"},"after":{"type":"string"},"above":{"type":"string"},"below":{"type":"string"}},"required":["kind","place","sort","unseen"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.place === undefined) && (missing0 = "place"))) || ((data.sort === undefined) && (missing0 = "sort"))) || ((data.unseen === undefined) && (missing0 = "unseen"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!(((((data0 === "added") || (data0 === "removed")) || (data0 === "changed")) || (data0 === "moved")) || (data0 === "renamed"))){
validate21.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data1 = data.place;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data1[i0] !== "string"){
validate21.errors = [{instancePath:instancePath+"/place/" + i0,schemaPath:"#/properties/place/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs6 = errors;
if(typeof data.from !== "string"){
validate21.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missingAt !== undefined){
const _errs10 = errors;
if(typeof data.missingAt !== "string"){
validate21.errors = [{instancePath:instancePath+"/missingAt",schemaPath:"#/properties/missingAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data6 = data.sort;
const _errs12 = errors;
if(!((((((((data6 === "text") || (data6 === "long-text")) || (data6 === "link")) || (data6 === "picture")) || (data6 === "icon")) || (data6 === "date")) || (data6 === "setting")) || (data6 === "group"))){
validate21.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema10.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
const _errs13 = errors;
if(typeof data.unseen !== "boolean"){
validate21.errors = [{instancePath:instancePath+"/unseen",schemaPath:"#/properties/unseen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noticedBy !== undefined){
let data8 = data.noticedBy;
const _errs15 = errors;
if(!((((data8 === "screenReaders") || (data8 === "searchEngines")) || (data8 === "siteSearch")) || (data8 === "sharedLinks"))){
validate21.errors = [{instancePath:instancePath+"/noticedBy",schemaPath:"#/properties/noticedBy/enum",keyword:"enum",params:{allowedValues: schema10.properties.noticedBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs16 = errors;
if(typeof data.before !== "string"){
validate21.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs18 = errors;
if(typeof data.after !== "string"){
validate21.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.above !== undefined){
const _errs20 = errors;
if(typeof data.above !== "string"){
validate21.errors = [{instancePath:instancePath+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.below !== undefined){
const _errs22 = errors;
if(typeof data.below !== "string"){
validate21.errors = [{instancePath:instancePath+"/below",schemaPath:"#/properties/below/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.route === undefined) && (missing0 = "route")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate20.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate20.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate20.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate20.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs7 = errors;
if(!(((((data3 === "added") || (data3 === "removed")) || (data3 === "moved")) || (data3 === "renamed")) || (data3 === "changed"))){
validate20.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs8 = errors;
if(typeof data.from !== "string"){
validate20.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data5 = data.visibility;
const _errs10 = errors;
if(!(((data5 === "appears") || (data5 === "disappears")) || (data5 === "hidden"))){
validate20.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema9.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirected !== undefined){
const _errs11 = errors;
if(typeof data.redirected !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/redirected",schemaPath:"#/properties/redirected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed !== undefined){
let data7 = data.followed;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data7[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/followed/" + i0,schemaPath:"#/properties/followed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/followed",schemaPath:"#/properties/followed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followedEverywhere !== undefined){
let data9 = data.followedEverywhere;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data9[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/followedEverywhere/" + i1,schemaPath:"#/properties/followedEverywhere/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/followedEverywhere",schemaPath:"#/properties/followedEverywhere/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data11 = data.changes;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(!(validate21(data11[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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

const schema11 = {"type":"object","properties":{"file":{"type":"string"},"area":{"enum":["site","form","picture","download","block","feature"]},"change":{"$ref":"#/definitions/FieldChange"},"everyPage":{"type":"boolean"},"pages":{"type":"array","items":{"type":"string"}},"example":{"$ref":"#/definitions/ChangedSentence"}},"required":["file","area","change","everyPage","pages"]};
const schema12 = {"type":"object","properties":{"route":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"}},"required":["route","before","after"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.route === undefined) && (missing0 = "route")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate26.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs3 = errors;
if(typeof data.before !== "string"){
validate26.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs5 = errors;
if(typeof data.after !== "string"){
validate26.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.file === undefined) && (missing0 = "file")) || ((data.area === undefined) && (missing0 = "area"))) || ((data.change === undefined) && (missing0 = "change"))) || ((data.everyPage === undefined) && (missing0 = "everyPage"))) || ((data.pages === undefined) && (missing0 = "pages"))){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate24.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.area !== undefined){
let data1 = data.area;
const _errs3 = errors;
if(!((((((data1 === "site") || (data1 === "form")) || (data1 === "picture")) || (data1 === "download")) || (data1 === "block")) || (data1 === "feature"))){
validate24.errors = [{instancePath:instancePath+"/area",schemaPath:"#/properties/area/enum",keyword:"enum",params:{allowedValues: schema11.properties.area.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs4 = errors;
if(!(validate21(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.everyPage !== undefined){
const _errs5 = errors;
if(typeof data.everyPage !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/everyPage",schemaPath:"#/properties/everyPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data4 = data.pages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data4[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.example !== undefined){
const _errs11 = errors;
if(!(validate26(data.example, {instancePath:instancePath+"/example",parentData:data,parentDataProperty:"example",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const schema13 = {"type":"object","properties":{"file":{"type":"string"},"side":{"enum":["before","after"]},"line":{"type":"integer"},"message":{"type":"string"}},"required":["file","side","message"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.message === undefined) && (missing0 = "message"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate29.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data1 = data.side;
const _errs3 = errors;
if(!((data1 === "before") || (data1 === "after"))){
validate29.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema13.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate29.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
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
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const schema14 = {"type":"object","properties":{"made":{"type":"array","items":{"$ref":"#/definitions/FoundProblem"}},"mended":{"type":"array","items":{"$ref":"#/definitions/FoundProblem"}},"lost":{"type":"array","items":{"type":"string"}},"heavier":{"type":"array","items":{"$ref":"#/definitions/HeavierPage"}},"weaker":{"type":"array","items":{"type":"string"}},"outdated":{"type":"array","items":{"$ref":"#/definitions/OutdatedTranslation"}}},"required":["made","mended","lost","heavier","weaker","outdated"]};
const schema15 = {"type":"object","properties":{"severity":{"enum":["error","warning"]},"id":{"type":"string"},"file":{"type":"string"},"line":{"type":"integer"},"message":{"type":"string"},"suggestion":{"type":"string"}},"required":["severity","id","file","line","message"]};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.severity === undefined) && (missing0 = "severity")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.message === undefined) && (missing0 = "message"))){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.severity !== undefined){
let data0 = data.severity;
const _errs1 = errors;
if(!((data0 === "error") || (data0 === "warning"))){
validate32.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema15.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate32.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate32.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate32.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs10 = errors;
if(typeof data.suggestion !== "string"){
validate32.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const schema16 = {"type":"object","properties":{"route":{"type":"string"},"message":{"type":"string"}},"required":["route","message"]};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.route === undefined) && (missing0 = "route")) || ((data.message === undefined) && (missing0 = "message"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate35.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate35.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const schema17 = {"type":"object","properties":{"file":{"type":"string"},"message":{"type":"string"},"suggestion":{"type":"string"}},"required":["file","message"]};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.message === undefined) && (missing0 = "message"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate37.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate37.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs5 = errors;
if(typeof data.suggestion !== "string"){
validate37.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.made === undefined) && (missing0 = "made")) || ((data.mended === undefined) && (missing0 = "mended"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.heavier === undefined) && (missing0 = "heavier"))) || ((data.weaker === undefined) && (missing0 = "weaker"))) || ((data.outdated === undefined) && (missing0 = "outdated"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.made !== undefined){
let data0 = data.made;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate32(data0[i0], {instancePath:instancePath+"/made/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/made",schemaPath:"#/properties/made/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mended !== undefined){
let data2 = data.mended;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate32(data2[i1], {instancePath:instancePath+"/mended/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/mended",schemaPath:"#/properties/mended/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
let data4 = data.lost;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(typeof data4[i2] !== "string"){
validate31.errors = [{instancePath:instancePath+"/lost/" + i2,schemaPath:"#/properties/lost/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heavier !== undefined){
let data6 = data.heavier;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(!(validate35(data6[i3], {instancePath:instancePath+"/heavier/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/heavier",schemaPath:"#/properties/heavier/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weaker !== undefined){
let data8 = data.weaker;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs16 = errors;
if(typeof data8[i4] !== "string"){
validate31.errors = [{instancePath:instancePath+"/weaker/" + i4,schemaPath:"#/properties/weaker/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/weaker",schemaPath:"#/properties/weaker/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdated !== undefined){
let data10 = data.outdated;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
const _errs20 = errors;
if(!(validate37(data10[i5], {instancePath:instancePath+"/outdated/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
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
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}


function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.format === undefined) && (missing0 = "format")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.pages === undefined) && (missing0 = "pages"))) || ((data.shared === undefined) && (missing0 = "shared"))) || ((data.unseen === undefined) && (missing0 = "unseen"))) || ((data.unreadable === undefined) && (missing0 = "unreadable"))) || ((data.meaning === undefined) && (missing0 = "meaning"))) || ((data.titles === undefined) && (missing0 = "titles"))){
validate19.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate19.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(1 !== data0){
validate19.errors = [{instancePath:instancePath+"/format",schemaPath:"#/properties/format/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs3 = errors;
if(typeof data.before !== "string"){
validate19.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs5 = errors;
if(typeof data.after !== "string"){
validate19.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data3 = data.pages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(!(validate20(data3[i0], {instancePath:instancePath+"/pages/" + i0,parentData:data3,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared !== undefined){
let data5 = data.shared;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid2 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs12 = errors;
if(!(validate24(data5[i1], {instancePath:instancePath+"/shared/" + i1,parentData:data5,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
let data7 = data.unseen;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid3 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
const _errs15 = errors;
if(typeof data7[i2] !== "string"){
validate19.errors = [{instancePath:instancePath+"/unseen/" + i2,schemaPath:"#/properties/unseen/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/unseen",schemaPath:"#/properties/unseen/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadable !== undefined){
let data9 = data.unreadable;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid4 = true;
const len3 = data9.length;
for(let i3=0; i3<len3; i3++){
const _errs19 = errors;
if(!(validate29(data9[i3], {instancePath:instancePath+"/unreadable/" + i3,parentData:data9,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meaning !== undefined){
const _errs20 = errors;
if(!(validate31(data.meaning, {instancePath:instancePath+"/meaning",parentData:data,parentDataProperty:"meaning",rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.titles !== undefined){
let data12 = data.titles;
const _errs21 = errors;
if(errors === _errs21){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key0 in data12){
const _errs24 = errors;
if(typeof data12[key0] !== "string"){
validate19.errors = [{instancePath:instancePath+"/titles/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/titles/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs24 === errors;
if(!valid5){
break;
}
}
}
else {
validate19.errors = [{instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
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

export const isPageChange = validate40;

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.route === undefined) && (missing0 = "route")) || ((data.file === undefined) && (missing0 = "file"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.changes === undefined) && (missing0 = "changes"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate40.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs3 = errors;
if(typeof data.file !== "string"){
validate40.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate40.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data3 = data.kind;
const _errs7 = errors;
if(!(((((data3 === "added") || (data3 === "removed")) || (data3 === "moved")) || (data3 === "renamed")) || (data3 === "changed"))){
validate40.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema9.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs8 = errors;
if(typeof data.from !== "string"){
validate40.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.visibility !== undefined){
let data5 = data.visibility;
const _errs10 = errors;
if(!(((data5 === "appears") || (data5 === "disappears")) || (data5 === "hidden"))){
validate40.errors = [{instancePath:instancePath+"/visibility",schemaPath:"#/properties/visibility/enum",keyword:"enum",params:{allowedValues: schema9.properties.visibility.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirected !== undefined){
const _errs11 = errors;
if(typeof data.redirected !== "boolean"){
validate40.errors = [{instancePath:instancePath+"/redirected",schemaPath:"#/properties/redirected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed !== undefined){
let data7 = data.followed;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data7)){
var valid1 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
const _errs15 = errors;
if(typeof data7[i0] !== "string"){
validate40.errors = [{instancePath:instancePath+"/followed/" + i0,schemaPath:"#/properties/followed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs15 === errors;
if(!valid1){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/followed",schemaPath:"#/properties/followed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followedEverywhere !== undefined){
let data9 = data.followedEverywhere;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data9)){
var valid2 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
const _errs19 = errors;
if(typeof data9[i1] !== "string"){
validate40.errors = [{instancePath:instancePath+"/followedEverywhere/" + i1,schemaPath:"#/properties/followedEverywhere/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
if(!valid2){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/followedEverywhere",schemaPath:"#/properties/followedEverywhere/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changes !== undefined){
let data11 = data.changes;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data11)){
var valid3 = true;
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
const _errs23 = errors;
if(!(validate21(data11[i2], {instancePath:instancePath+"/changes/" + i2,parentData:data11,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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

export const isFieldChange = validate42;

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.kind === undefined) && (missing0 = "kind")) || ((data.place === undefined) && (missing0 = "place"))) || ((data.sort === undefined) && (missing0 = "sort"))) || ((data.unseen === undefined) && (missing0 = "unseen"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(!(((((data0 === "added") || (data0 === "removed")) || (data0 === "changed")) || (data0 === "moved")) || (data0 === "renamed"))){
validate42.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema10.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.place !== undefined){
let data1 = data.place;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data1[i0] !== "string"){
validate42.errors = [{instancePath:instancePath+"/place/" + i0,schemaPath:"#/properties/place/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/place",schemaPath:"#/properties/place/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
const _errs6 = errors;
if(typeof data.from !== "string"){
validate42.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs8 = errors;
if(typeof data.path !== "string"){
validate42.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.missingAt !== undefined){
const _errs10 = errors;
if(typeof data.missingAt !== "string"){
validate42.errors = [{instancePath:instancePath+"/missingAt",schemaPath:"#/properties/missingAt/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sort !== undefined){
let data6 = data.sort;
const _errs12 = errors;
if(!((((((((data6 === "text") || (data6 === "long-text")) || (data6 === "link")) || (data6 === "picture")) || (data6 === "icon")) || (data6 === "date")) || (data6 === "setting")) || (data6 === "group"))){
validate42.errors = [{instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/enum",keyword:"enum",params:{allowedValues: schema10.properties.sort.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
const _errs13 = errors;
if(typeof data.unseen !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/unseen",schemaPath:"#/properties/unseen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noticedBy !== undefined){
let data8 = data.noticedBy;
const _errs15 = errors;
if(!((((data8 === "screenReaders") || (data8 === "searchEngines")) || (data8 === "siteSearch")) || (data8 === "sharedLinks"))){
validate42.errors = [{instancePath:instancePath+"/noticedBy",schemaPath:"#/properties/noticedBy/enum",keyword:"enum",params:{allowedValues: schema10.properties.noticedBy.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs16 = errors;
if(typeof data.before !== "string"){
validate42.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs18 = errors;
if(typeof data.after !== "string"){
validate42.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.above !== undefined){
const _errs20 = errors;
if(typeof data.above !== "string"){
validate42.errors = [{instancePath:instancePath+"/above",schemaPath:"#/properties/above/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.below !== undefined){
const _errs22 = errors;
if(typeof data.below !== "string"){
validate42.errors = [{instancePath:instancePath+"/below",schemaPath:"#/properties/below/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const isSharedChange = validate43;

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.file === undefined) && (missing0 = "file")) || ((data.area === undefined) && (missing0 = "area"))) || ((data.change === undefined) && (missing0 = "change"))) || ((data.everyPage === undefined) && (missing0 = "everyPage"))) || ((data.pages === undefined) && (missing0 = "pages"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate43.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.area !== undefined){
let data1 = data.area;
const _errs3 = errors;
if(!((((((data1 === "site") || (data1 === "form")) || (data1 === "picture")) || (data1 === "download")) || (data1 === "block")) || (data1 === "feature"))){
validate43.errors = [{instancePath:instancePath+"/area",schemaPath:"#/properties/area/enum",keyword:"enum",params:{allowedValues: schema11.properties.area.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
const _errs4 = errors;
if(!(validate21(data.change, {instancePath:instancePath+"/change",parentData:data,parentDataProperty:"change",rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.everyPage !== undefined){
const _errs5 = errors;
if(typeof data.everyPage !== "boolean"){
validate43.errors = [{instancePath:instancePath+"/everyPage",schemaPath:"#/properties/everyPage/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
let data4 = data.pages;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs9 = errors;
if(typeof data4[i0] !== "string"){
validate43.errors = [{instancePath:instancePath+"/pages/" + i0,schemaPath:"#/properties/pages/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.example !== undefined){
const _errs11 = errors;
if(!(validate26(data.example, {instancePath:instancePath+"/example",parentData:data,parentDataProperty:"example",rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
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
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const isChangedSentence = validate46;

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.route === undefined) && (missing0 = "route")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate46.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs3 = errors;
if(typeof data.before !== "string"){
validate46.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs5 = errors;
if(typeof data.after !== "string"){
validate46.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const isUnreadableFile = validate47;

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.file === undefined) && (missing0 = "file")) || ((data.side === undefined) && (missing0 = "side"))) || ((data.message === undefined) && (missing0 = "message"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate47.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.side !== undefined){
let data1 = data.side;
const _errs3 = errors;
if(!((data1 === "before") || (data1 === "after"))){
validate47.errors = [{instancePath:instancePath+"/side",schemaPath:"#/properties/side/enum",keyword:"enum",params:{allowedValues: schema13.properties.side.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate47.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs6 = errors;
if(typeof data.message !== "string"){
validate47.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
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
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const isMeaning = validate48;

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.made === undefined) && (missing0 = "made")) || ((data.mended === undefined) && (missing0 = "mended"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.heavier === undefined) && (missing0 = "heavier"))) || ((data.weaker === undefined) && (missing0 = "weaker"))) || ((data.outdated === undefined) && (missing0 = "outdated"))){
validate48.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.made !== undefined){
let data0 = data.made;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs3 = errors;
if(!(validate32(data0[i0], {instancePath:instancePath+"/made/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/made",schemaPath:"#/properties/made/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mended !== undefined){
let data2 = data.mended;
const _errs4 = errors;
if(errors === _errs4){
if(Array.isArray(data2)){
var valid2 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs6 = errors;
if(!(validate32(data2[i1], {instancePath:instancePath+"/mended/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
var valid2 = _errs6 === errors;
if(!valid2){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/mended",schemaPath:"#/properties/mended/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
let data4 = data.lost;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data4)){
var valid3 = true;
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
const _errs9 = errors;
if(typeof data4[i2] !== "string"){
validate48.errors = [{instancePath:instancePath+"/lost/" + i2,schemaPath:"#/properties/lost/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs9 === errors;
if(!valid3){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heavier !== undefined){
let data6 = data.heavier;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data6)){
var valid4 = true;
const len3 = data6.length;
for(let i3=0; i3<len3; i3++){
const _errs13 = errors;
if(!(validate35(data6[i3], {instancePath:instancePath+"/heavier/" + i3,parentData:data6,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
var valid4 = _errs13 === errors;
if(!valid4){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/heavier",schemaPath:"#/properties/heavier/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weaker !== undefined){
let data8 = data.weaker;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data8)){
var valid5 = true;
const len4 = data8.length;
for(let i4=0; i4<len4; i4++){
const _errs16 = errors;
if(typeof data8[i4] !== "string"){
validate48.errors = [{instancePath:instancePath+"/weaker/" + i4,schemaPath:"#/properties/weaker/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid5 = _errs16 === errors;
if(!valid5){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/weaker",schemaPath:"#/properties/weaker/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdated !== undefined){
let data10 = data.outdated;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data10)){
var valid6 = true;
const len5 = data10.length;
for(let i5=0; i5<len5; i5++){
const _errs20 = errors;
if(!(validate37(data10[i5], {instancePath:instancePath+"/outdated/" + i5,parentData:data10,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
var valid6 = _errs20 === errors;
if(!valid6){
break;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
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
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const isFoundProblem = validate53;

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.severity === undefined) && (missing0 = "severity")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.file === undefined) && (missing0 = "file"))) || ((data.line === undefined) && (missing0 = "line"))) || ((data.message === undefined) && (missing0 = "message"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.severity !== undefined){
let data0 = data.severity;
const _errs1 = errors;
if(!((data0 === "error") || (data0 === "warning"))){
validate53.errors = [{instancePath:instancePath+"/severity",schemaPath:"#/properties/severity/enum",keyword:"enum",params:{allowedValues: schema15.properties.severity.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
const _errs2 = errors;
if(typeof data.id !== "string"){
validate53.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.file !== undefined){
const _errs4 = errors;
if(typeof data.file !== "string"){
validate53.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate53.errors = [{instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs8 = errors;
if(typeof data.message !== "string"){
validate53.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs10 = errors;
if(typeof data.suggestion !== "string"){
validate53.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const isHeavierPage = validate54;

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.route === undefined) && (missing0 = "route")) || ((data.message === undefined) && (missing0 = "message"))){
validate54.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
const _errs1 = errors;
if(typeof data.route !== "string"){
validate54.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate54.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const isOutdatedTranslation = validate55;

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.message === undefined) && (missing0 = "message"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
validate55.errors = [{instancePath:instancePath+"/file",schemaPath:"#/properties/file/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate55.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.suggestion !== undefined){
const _errs5 = errors;
if(typeof data.suggestion !== "string"){
validate55.errors = [{instancePath:instancePath+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type: "string"},message:"must be string"}];
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
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const isReportWords = validate56;
const schema27 = {"type":"object","properties":{"language":{"type":"string"},"summary":{"type":"string"},"summaryEverywhere":{"type":"string"},"summaryBoth":{"type":"string"},"comma":{"type":"string"},"countChanges":{"$ref":"#/definitions/CountedWords"},"countPages":{"$ref":"#/definitions/CountedWords"},"countErrors":{"$ref":"#/definitions/CountedWords"},"countWarnings":{"$ref":"#/definitions/CountedWords"},"compared":{"type":"string"},"nothing":{"type":"string"},"pages":{"type":"string"},"shared":{"type":"string"},"ofSite":{"type":"string"},"ofSiteIn":{"type":"string"},"ofForm":{"type":"string"},"ofPicture":{"type":"string"},"ofDownload":{"type":"string"},"ofBlock":{"type":"string"},"ofFeature":{"type":"string"},"meaning":{"type":"string"},"pageAdded":{"type":"string"},"pageRemoved":{"type":"string"},"pageChanged":{"type":"string"},"pageMoved":{"type":"string"},"pageRenamed":{"type":"string"},"sameContent":{"type":"string"},"redirected":{"type":"string"},"notRedirected":{"type":"string"},"followed":{"type":"string"},"followedEverywhere":{"type":"string"},"appears":{"type":"string"},"disappears":{"type":"string"},"hidden":{"type":"string"},"added":{"type":"string"},"removed":{"type":"string"},"changed":{"type":"string"},"linkMoved":{"type":"string"},"moved":{"type":"string"},"movedAbove":{"type":"string"},"movedBelow":{"type":"string"},"renamed":{"type":"string"},"before":{"type":"string"},"after":{"type":"string"},"unseen":{"type":"string"},"screenReaders":{"type":"string"},"searchEngines":{"type":"string"},"siteSearch":{"type":"string"},"sharedLinks":{"type":"string"},"everyPage":{"type":"string"},"shownOn":{"type":"string"},"more":{"type":"string"},"example":{"type":"string"},"marks":{"type":"string"},"marksDrawn":{"type":"string"},"onlyFormatting":{"type":"string"},"unreadable":{"type":"string"},"unreadableBefore":{"type":"string"},"unreadableAfter":{"type":"string"},"noProblems":{"type":"string"},"errors":{"type":"string"},"warnings":{"type":"string"},"stops":{"type":"string"},"doesNotStop":{"type":"string"},"mended":{"type":"string"},"lost":{"type":"string"},"lostAdvice":{"type":"string"},"heavier":{"type":"string"},"weaker":{"type":"string"},"light":{"type":"string"},"dark":{"type":"string"},"outdated":{"type":"string"},"outdatedEffect":{"type":"string"},"picture":{"type":"string"},"outlined":{"type":"string"},"showAll":{"type":"string"},"cut":{"type":"string"},"yes":{"type":"string"},"no":{"type":"string"},"empty":{"type":"string"},"folder":{"type":"string"},"lastCommit":{"type":"string"}},"required":["language","summary","summaryEverywhere","summaryBoth","comma","countChanges","countPages","countErrors","countWarnings","compared","nothing","pages","shared","ofSite","ofSiteIn","ofForm","ofPicture","ofDownload","ofBlock","ofFeature","meaning","pageAdded","pageRemoved","pageChanged","pageMoved","pageRenamed","sameContent","redirected","notRedirected","followed","followedEverywhere","appears","disappears","hidden","added","removed","changed","linkMoved","moved","movedAbove","movedBelow","renamed","before","after","unseen","screenReaders","searchEngines","siteSearch","sharedLinks","everyPage","shownOn","more","example","marks","marksDrawn","onlyFormatting","unreadable","unreadableBefore","unreadableAfter","noProblems","errors","warnings","stops","doesNotStop","mended","lost","lostAdvice","heavier","weaker","light","dark","outdated","outdatedEffect","picture","outlined","showAll","cut","yes","no","empty","folder","lastCommit"]};
const schema28 = {"type":"object","properties":{"zero":{"type":"string"},"one":{"type":"string"},"two":{"type":"string"},"few":{"type":"string"},"many":{"type":"string"},"other":{"type":"string"}},"required":["other"]};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.other === undefined) && (missing0 = "other")){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.zero !== undefined){
const _errs1 = errors;
if(typeof data.zero !== "string"){
validate57.errors = [{instancePath:instancePath+"/zero",schemaPath:"#/properties/zero/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.one !== undefined){
const _errs3 = errors;
if(typeof data.one !== "string"){
validate57.errors = [{instancePath:instancePath+"/one",schemaPath:"#/properties/one/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.two !== undefined){
const _errs5 = errors;
if(typeof data.two !== "string"){
validate57.errors = [{instancePath:instancePath+"/two",schemaPath:"#/properties/two/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.few !== undefined){
const _errs7 = errors;
if(typeof data.few !== "string"){
validate57.errors = [{instancePath:instancePath+"/few",schemaPath:"#/properties/few/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.many !== undefined){
const _errs9 = errors;
if(typeof data.many !== "string"){
validate57.errors = [{instancePath:instancePath+"/many",schemaPath:"#/properties/many/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.other !== undefined){
const _errs11 = errors;
if(typeof data.other !== "string"){
validate57.errors = [{instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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


function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data.language === undefined) && (missing0 = "language")) || ((data.summary === undefined) && (missing0 = "summary"))) || ((data.summaryEverywhere === undefined) && (missing0 = "summaryEverywhere"))) || ((data.summaryBoth === undefined) && (missing0 = "summaryBoth"))) || ((data.comma === undefined) && (missing0 = "comma"))) || ((data.countChanges === undefined) && (missing0 = "countChanges"))) || ((data.countPages === undefined) && (missing0 = "countPages"))) || ((data.countErrors === undefined) && (missing0 = "countErrors"))) || ((data.countWarnings === undefined) && (missing0 = "countWarnings"))) || ((data.compared === undefined) && (missing0 = "compared"))) || ((data.nothing === undefined) && (missing0 = "nothing"))) || ((data.pages === undefined) && (missing0 = "pages"))) || ((data.shared === undefined) && (missing0 = "shared"))) || ((data.ofSite === undefined) && (missing0 = "ofSite"))) || ((data.ofSiteIn === undefined) && (missing0 = "ofSiteIn"))) || ((data.ofForm === undefined) && (missing0 = "ofForm"))) || ((data.ofPicture === undefined) && (missing0 = "ofPicture"))) || ((data.ofDownload === undefined) && (missing0 = "ofDownload"))) || ((data.ofBlock === undefined) && (missing0 = "ofBlock"))) || ((data.ofFeature === undefined) && (missing0 = "ofFeature"))) || ((data.meaning === undefined) && (missing0 = "meaning"))) || ((data.pageAdded === undefined) && (missing0 = "pageAdded"))) || ((data.pageRemoved === undefined) && (missing0 = "pageRemoved"))) || ((data.pageChanged === undefined) && (missing0 = "pageChanged"))) || ((data.pageMoved === undefined) && (missing0 = "pageMoved"))) || ((data.pageRenamed === undefined) && (missing0 = "pageRenamed"))) || ((data.sameContent === undefined) && (missing0 = "sameContent"))) || ((data.redirected === undefined) && (missing0 = "redirected"))) || ((data.notRedirected === undefined) && (missing0 = "notRedirected"))) || ((data.followed === undefined) && (missing0 = "followed"))) || ((data.followedEverywhere === undefined) && (missing0 = "followedEverywhere"))) || ((data.appears === undefined) && (missing0 = "appears"))) || ((data.disappears === undefined) && (missing0 = "disappears"))) || ((data.hidden === undefined) && (missing0 = "hidden"))) || ((data.added === undefined) && (missing0 = "added"))) || ((data.removed === undefined) && (missing0 = "removed"))) || ((data.changed === undefined) && (missing0 = "changed"))) || ((data.linkMoved === undefined) && (missing0 = "linkMoved"))) || ((data.moved === undefined) && (missing0 = "moved"))) || ((data.movedAbove === undefined) && (missing0 = "movedAbove"))) || ((data.movedBelow === undefined) && (missing0 = "movedBelow"))) || ((data.renamed === undefined) && (missing0 = "renamed"))) || ((data.before === undefined) && (missing0 = "before"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.unseen === undefined) && (missing0 = "unseen"))) || ((data.screenReaders === undefined) && (missing0 = "screenReaders"))) || ((data.searchEngines === undefined) && (missing0 = "searchEngines"))) || ((data.siteSearch === undefined) && (missing0 = "siteSearch"))) || ((data.sharedLinks === undefined) && (missing0 = "sharedLinks"))) || ((data.everyPage === undefined) && (missing0 = "everyPage"))) || ((data.shownOn === undefined) && (missing0 = "shownOn"))) || ((data.more === undefined) && (missing0 = "more"))) || ((data.example === undefined) && (missing0 = "example"))) || ((data.marks === undefined) && (missing0 = "marks"))) || ((data.marksDrawn === undefined) && (missing0 = "marksDrawn"))) || ((data.onlyFormatting === undefined) && (missing0 = "onlyFormatting"))) || ((data.unreadable === undefined) && (missing0 = "unreadable"))) || ((data.unreadableBefore === undefined) && (missing0 = "unreadableBefore"))) || ((data.unreadableAfter === undefined) && (missing0 = "unreadableAfter"))) || ((data.noProblems === undefined) && (missing0 = "noProblems"))) || ((data.errors === undefined) && (missing0 = "errors"))) || ((data.warnings === undefined) && (missing0 = "warnings"))) || ((data.stops === undefined) && (missing0 = "stops"))) || ((data.doesNotStop === undefined) && (missing0 = "doesNotStop"))) || ((data.mended === undefined) && (missing0 = "mended"))) || ((data.lost === undefined) && (missing0 = "lost"))) || ((data.lostAdvice === undefined) && (missing0 = "lostAdvice"))) || ((data.heavier === undefined) && (missing0 = "heavier"))) || ((data.weaker === undefined) && (missing0 = "weaker"))) || ((data.light === undefined) && (missing0 = "light"))) || ((data.dark === undefined) && (missing0 = "dark"))) || ((data.outdated === undefined) && (missing0 = "outdated"))) || ((data.outdatedEffect === undefined) && (missing0 = "outdatedEffect"))) || ((data.picture === undefined) && (missing0 = "picture"))) || ((data.outlined === undefined) && (missing0 = "outlined"))) || ((data.showAll === undefined) && (missing0 = "showAll"))) || ((data.cut === undefined) && (missing0 = "cut"))) || ((data.yes === undefined) && (missing0 = "yes"))) || ((data.no === undefined) && (missing0 = "no"))) || ((data.empty === undefined) && (missing0 = "empty"))) || ((data.folder === undefined) && (missing0 = "folder"))) || ((data.lastCommit === undefined) && (missing0 = "lastCommit"))){
validate56.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.language !== undefined){
const _errs1 = errors;
if(typeof data.language !== "string"){
validate56.errors = [{instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summary !== undefined){
const _errs3 = errors;
if(typeof data.summary !== "string"){
validate56.errors = [{instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summaryEverywhere !== undefined){
const _errs5 = errors;
if(typeof data.summaryEverywhere !== "string"){
validate56.errors = [{instancePath:instancePath+"/summaryEverywhere",schemaPath:"#/properties/summaryEverywhere/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.summaryBoth !== undefined){
const _errs7 = errors;
if(typeof data.summaryBoth !== "string"){
validate56.errors = [{instancePath:instancePath+"/summaryBoth",schemaPath:"#/properties/summaryBoth/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.comma !== undefined){
const _errs9 = errors;
if(typeof data.comma !== "string"){
validate56.errors = [{instancePath:instancePath+"/comma",schemaPath:"#/properties/comma/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countChanges !== undefined){
const _errs11 = errors;
if(!(validate57(data.countChanges, {instancePath:instancePath+"/countChanges",parentData:data,parentDataProperty:"countChanges",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countPages !== undefined){
const _errs12 = errors;
if(!(validate57(data.countPages, {instancePath:instancePath+"/countPages",parentData:data,parentDataProperty:"countPages",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countErrors !== undefined){
const _errs13 = errors;
if(!(validate57(data.countErrors, {instancePath:instancePath+"/countErrors",parentData:data,parentDataProperty:"countErrors",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.countWarnings !== undefined){
const _errs14 = errors;
if(!(validate57(data.countWarnings, {instancePath:instancePath+"/countWarnings",parentData:data,parentDataProperty:"countWarnings",rootData}))){
vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
errors = vErrors.length;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.compared !== undefined){
const _errs15 = errors;
if(typeof data.compared !== "string"){
validate56.errors = [{instancePath:instancePath+"/compared",schemaPath:"#/properties/compared/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nothing !== undefined){
const _errs17 = errors;
if(typeof data.nothing !== "string"){
validate56.errors = [{instancePath:instancePath+"/nothing",schemaPath:"#/properties/nothing/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pages !== undefined){
const _errs19 = errors;
if(typeof data.pages !== "string"){
validate56.errors = [{instancePath:instancePath+"/pages",schemaPath:"#/properties/pages/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shared !== undefined){
const _errs21 = errors;
if(typeof data.shared !== "string"){
validate56.errors = [{instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofSite !== undefined){
const _errs23 = errors;
if(typeof data.ofSite !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofSite",schemaPath:"#/properties/ofSite/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofSiteIn !== undefined){
const _errs25 = errors;
if(typeof data.ofSiteIn !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofSiteIn",schemaPath:"#/properties/ofSiteIn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofForm !== undefined){
const _errs27 = errors;
if(typeof data.ofForm !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofForm",schemaPath:"#/properties/ofForm/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofPicture !== undefined){
const _errs29 = errors;
if(typeof data.ofPicture !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofPicture",schemaPath:"#/properties/ofPicture/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofDownload !== undefined){
const _errs31 = errors;
if(typeof data.ofDownload !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofDownload",schemaPath:"#/properties/ofDownload/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofBlock !== undefined){
const _errs33 = errors;
if(typeof data.ofBlock !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofBlock",schemaPath:"#/properties/ofBlock/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ofFeature !== undefined){
const _errs35 = errors;
if(typeof data.ofFeature !== "string"){
validate56.errors = [{instancePath:instancePath+"/ofFeature",schemaPath:"#/properties/ofFeature/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.meaning !== undefined){
const _errs37 = errors;
if(typeof data.meaning !== "string"){
validate56.errors = [{instancePath:instancePath+"/meaning",schemaPath:"#/properties/meaning/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageAdded !== undefined){
const _errs39 = errors;
if(typeof data.pageAdded !== "string"){
validate56.errors = [{instancePath:instancePath+"/pageAdded",schemaPath:"#/properties/pageAdded/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageRemoved !== undefined){
const _errs41 = errors;
if(typeof data.pageRemoved !== "string"){
validate56.errors = [{instancePath:instancePath+"/pageRemoved",schemaPath:"#/properties/pageRemoved/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageChanged !== undefined){
const _errs43 = errors;
if(typeof data.pageChanged !== "string"){
validate56.errors = [{instancePath:instancePath+"/pageChanged",schemaPath:"#/properties/pageChanged/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageMoved !== undefined){
const _errs45 = errors;
if(typeof data.pageMoved !== "string"){
validate56.errors = [{instancePath:instancePath+"/pageMoved",schemaPath:"#/properties/pageMoved/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pageRenamed !== undefined){
const _errs47 = errors;
if(typeof data.pageRenamed !== "string"){
validate56.errors = [{instancePath:instancePath+"/pageRenamed",schemaPath:"#/properties/pageRenamed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sameContent !== undefined){
const _errs49 = errors;
if(typeof data.sameContent !== "string"){
validate56.errors = [{instancePath:instancePath+"/sameContent",schemaPath:"#/properties/sameContent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.redirected !== undefined){
const _errs51 = errors;
if(typeof data.redirected !== "string"){
validate56.errors = [{instancePath:instancePath+"/redirected",schemaPath:"#/properties/redirected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notRedirected !== undefined){
const _errs53 = errors;
if(typeof data.notRedirected !== "string"){
validate56.errors = [{instancePath:instancePath+"/notRedirected",schemaPath:"#/properties/notRedirected/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followed !== undefined){
const _errs55 = errors;
if(typeof data.followed !== "string"){
validate56.errors = [{instancePath:instancePath+"/followed",schemaPath:"#/properties/followed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.followedEverywhere !== undefined){
const _errs57 = errors;
if(typeof data.followedEverywhere !== "string"){
validate56.errors = [{instancePath:instancePath+"/followedEverywhere",schemaPath:"#/properties/followedEverywhere/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs57 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.appears !== undefined){
const _errs59 = errors;
if(typeof data.appears !== "string"){
validate56.errors = [{instancePath:instancePath+"/appears",schemaPath:"#/properties/appears/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs59 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.disappears !== undefined){
const _errs61 = errors;
if(typeof data.disappears !== "string"){
validate56.errors = [{instancePath:instancePath+"/disappears",schemaPath:"#/properties/disappears/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs61 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
const _errs63 = errors;
if(typeof data.hidden !== "string"){
validate56.errors = [{instancePath:instancePath+"/hidden",schemaPath:"#/properties/hidden/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.added !== undefined){
const _errs65 = errors;
if(typeof data.added !== "string"){
validate56.errors = [{instancePath:instancePath+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs65 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
const _errs67 = errors;
if(typeof data.removed !== "string"){
validate56.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs67 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.changed !== undefined){
const _errs69 = errors;
if(typeof data.changed !== "string"){
validate56.errors = [{instancePath:instancePath+"/changed",schemaPath:"#/properties/changed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs69 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.linkMoved !== undefined){
const _errs71 = errors;
if(typeof data.linkMoved !== "string"){
validate56.errors = [{instancePath:instancePath+"/linkMoved",schemaPath:"#/properties/linkMoved/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.moved !== undefined){
const _errs73 = errors;
if(typeof data.moved !== "string"){
validate56.errors = [{instancePath:instancePath+"/moved",schemaPath:"#/properties/moved/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movedAbove !== undefined){
const _errs75 = errors;
if(typeof data.movedAbove !== "string"){
validate56.errors = [{instancePath:instancePath+"/movedAbove",schemaPath:"#/properties/movedAbove/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.movedBelow !== undefined){
const _errs77 = errors;
if(typeof data.movedBelow !== "string"){
validate56.errors = [{instancePath:instancePath+"/movedBelow",schemaPath:"#/properties/movedBelow/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs77 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.renamed !== undefined){
const _errs79 = errors;
if(typeof data.renamed !== "string"){
validate56.errors = [{instancePath:instancePath+"/renamed",schemaPath:"#/properties/renamed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs79 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs81 = errors;
if(typeof data.before !== "string"){
validate56.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs81 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs83 = errors;
if(typeof data.after !== "string"){
validate56.errors = [{instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs83 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unseen !== undefined){
const _errs85 = errors;
if(typeof data.unseen !== "string"){
validate56.errors = [{instancePath:instancePath+"/unseen",schemaPath:"#/properties/unseen/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.screenReaders !== undefined){
const _errs87 = errors;
if(typeof data.screenReaders !== "string"){
validate56.errors = [{instancePath:instancePath+"/screenReaders",schemaPath:"#/properties/screenReaders/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs87 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.searchEngines !== undefined){
const _errs89 = errors;
if(typeof data.searchEngines !== "string"){
validate56.errors = [{instancePath:instancePath+"/searchEngines",schemaPath:"#/properties/searchEngines/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs89 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.siteSearch !== undefined){
const _errs91 = errors;
if(typeof data.siteSearch !== "string"){
validate56.errors = [{instancePath:instancePath+"/siteSearch",schemaPath:"#/properties/siteSearch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs91 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sharedLinks !== undefined){
const _errs93 = errors;
if(typeof data.sharedLinks !== "string"){
validate56.errors = [{instancePath:instancePath+"/sharedLinks",schemaPath:"#/properties/sharedLinks/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs93 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.everyPage !== undefined){
const _errs95 = errors;
if(typeof data.everyPage !== "string"){
validate56.errors = [{instancePath:instancePath+"/everyPage",schemaPath:"#/properties/everyPage/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs95 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.shownOn !== undefined){
const _errs97 = errors;
if(typeof data.shownOn !== "string"){
validate56.errors = [{instancePath:instancePath+"/shownOn",schemaPath:"#/properties/shownOn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs97 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more !== undefined){
const _errs99 = errors;
if(typeof data.more !== "string"){
validate56.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs99 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.example !== undefined){
const _errs101 = errors;
if(typeof data.example !== "string"){
validate56.errors = [{instancePath:instancePath+"/example",schemaPath:"#/properties/example/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs101 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marks !== undefined){
const _errs103 = errors;
if(typeof data.marks !== "string"){
validate56.errors = [{instancePath:instancePath+"/marks",schemaPath:"#/properties/marks/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs103 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.marksDrawn !== undefined){
const _errs105 = errors;
if(typeof data.marksDrawn !== "string"){
validate56.errors = [{instancePath:instancePath+"/marksDrawn",schemaPath:"#/properties/marksDrawn/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs105 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.onlyFormatting !== undefined){
const _errs107 = errors;
if(typeof data.onlyFormatting !== "string"){
validate56.errors = [{instancePath:instancePath+"/onlyFormatting",schemaPath:"#/properties/onlyFormatting/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs107 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadable !== undefined){
const _errs109 = errors;
if(typeof data.unreadable !== "string"){
validate56.errors = [{instancePath:instancePath+"/unreadable",schemaPath:"#/properties/unreadable/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs109 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadableBefore !== undefined){
const _errs111 = errors;
if(typeof data.unreadableBefore !== "string"){
validate56.errors = [{instancePath:instancePath+"/unreadableBefore",schemaPath:"#/properties/unreadableBefore/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs111 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unreadableAfter !== undefined){
const _errs113 = errors;
if(typeof data.unreadableAfter !== "string"){
validate56.errors = [{instancePath:instancePath+"/unreadableAfter",schemaPath:"#/properties/unreadableAfter/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs113 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.noProblems !== undefined){
const _errs115 = errors;
if(typeof data.noProblems !== "string"){
validate56.errors = [{instancePath:instancePath+"/noProblems",schemaPath:"#/properties/noProblems/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs115 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.errors !== undefined){
const _errs117 = errors;
if(typeof data.errors !== "string"){
validate56.errors = [{instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs117 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.warnings !== undefined){
const _errs119 = errors;
if(typeof data.warnings !== "string"){
validate56.errors = [{instancePath:instancePath+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs119 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stops !== undefined){
const _errs121 = errors;
if(typeof data.stops !== "string"){
validate56.errors = [{instancePath:instancePath+"/stops",schemaPath:"#/properties/stops/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs121 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.doesNotStop !== undefined){
const _errs123 = errors;
if(typeof data.doesNotStop !== "string"){
validate56.errors = [{instancePath:instancePath+"/doesNotStop",schemaPath:"#/properties/doesNotStop/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs123 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mended !== undefined){
const _errs125 = errors;
if(typeof data.mended !== "string"){
validate56.errors = [{instancePath:instancePath+"/mended",schemaPath:"#/properties/mended/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs125 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lost !== undefined){
const _errs127 = errors;
if(typeof data.lost !== "string"){
validate56.errors = [{instancePath:instancePath+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs127 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lostAdvice !== undefined){
const _errs129 = errors;
if(typeof data.lostAdvice !== "string"){
validate56.errors = [{instancePath:instancePath+"/lostAdvice",schemaPath:"#/properties/lostAdvice/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs129 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.heavier !== undefined){
const _errs131 = errors;
if(typeof data.heavier !== "string"){
validate56.errors = [{instancePath:instancePath+"/heavier",schemaPath:"#/properties/heavier/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs131 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weaker !== undefined){
const _errs133 = errors;
if(typeof data.weaker !== "string"){
validate56.errors = [{instancePath:instancePath+"/weaker",schemaPath:"#/properties/weaker/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs133 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.light !== undefined){
const _errs135 = errors;
if(typeof data.light !== "string"){
validate56.errors = [{instancePath:instancePath+"/light",schemaPath:"#/properties/light/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs135 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dark !== undefined){
const _errs137 = errors;
if(typeof data.dark !== "string"){
validate56.errors = [{instancePath:instancePath+"/dark",schemaPath:"#/properties/dark/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs137 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdated !== undefined){
const _errs139 = errors;
if(typeof data.outdated !== "string"){
validate56.errors = [{instancePath:instancePath+"/outdated",schemaPath:"#/properties/outdated/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs139 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outdatedEffect !== undefined){
const _errs141 = errors;
if(typeof data.outdatedEffect !== "string"){
validate56.errors = [{instancePath:instancePath+"/outdatedEffect",schemaPath:"#/properties/outdatedEffect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs141 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.picture !== undefined){
const _errs143 = errors;
if(typeof data.picture !== "string"){
validate56.errors = [{instancePath:instancePath+"/picture",schemaPath:"#/properties/picture/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs143 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outlined !== undefined){
const _errs145 = errors;
if(typeof data.outlined !== "string"){
validate56.errors = [{instancePath:instancePath+"/outlined",schemaPath:"#/properties/outlined/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs145 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.showAll !== undefined){
const _errs147 = errors;
if(typeof data.showAll !== "string"){
validate56.errors = [{instancePath:instancePath+"/showAll",schemaPath:"#/properties/showAll/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs147 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cut !== undefined){
const _errs149 = errors;
if(typeof data.cut !== "string"){
validate56.errors = [{instancePath:instancePath+"/cut",schemaPath:"#/properties/cut/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs149 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yes !== undefined){
const _errs151 = errors;
if(typeof data.yes !== "string"){
validate56.errors = [{instancePath:instancePath+"/yes",schemaPath:"#/properties/yes/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs151 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.no !== undefined){
const _errs153 = errors;
if(typeof data.no !== "string"){
validate56.errors = [{instancePath:instancePath+"/no",schemaPath:"#/properties/no/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs153 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.empty !== undefined){
const _errs155 = errors;
if(typeof data.empty !== "string"){
validate56.errors = [{instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs155 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folder !== undefined){
const _errs157 = errors;
if(typeof data.folder !== "string"){
validate56.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs157 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastCommit !== undefined){
const _errs159 = errors;
if(typeof data.lastCommit !== "string"){
validate56.errors = [{instancePath:instancePath+"/lastCommit",schemaPath:"#/properties/lastCommit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs159 === errors;
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
}
}
}
}
}
}
else {
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const isCountedWords = validate62;

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.other === undefined) && (missing0 = "other")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.zero !== undefined){
const _errs1 = errors;
if(typeof data.zero !== "string"){
validate62.errors = [{instancePath:instancePath+"/zero",schemaPath:"#/properties/zero/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.one !== undefined){
const _errs3 = errors;
if(typeof data.one !== "string"){
validate62.errors = [{instancePath:instancePath+"/one",schemaPath:"#/properties/one/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.two !== undefined){
const _errs5 = errors;
if(typeof data.two !== "string"){
validate62.errors = [{instancePath:instancePath+"/two",schemaPath:"#/properties/two/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.few !== undefined){
const _errs7 = errors;
if(typeof data.few !== "string"){
validate62.errors = [{instancePath:instancePath+"/few",schemaPath:"#/properties/few/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.many !== undefined){
const _errs9 = errors;
if(typeof data.many !== "string"){
validate62.errors = [{instancePath:instancePath+"/many",schemaPath:"#/properties/many/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.other !== undefined){
const _errs11 = errors;
if(typeof data.other !== "string"){
validate62.errors = [{instancePath:instancePath+"/other",schemaPath:"#/properties/other/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
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
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

