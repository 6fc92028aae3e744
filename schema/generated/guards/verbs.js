/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isNoArguments = validate19;
const schema8 = {"type":"object","properties":{},"additionalProperties":false};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema8.type,parentSchema:schema8,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const isDescribeArguments = validate20;
const schema9 = {"type":"object","properties":{"type":{"type":"string"}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "type")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},schema:schema9.properties.type.type,parentSchema:schema9.properties.type,data:data0};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema9.type,parentSchema:schema9,data};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const isReadArguments = validate21;
const schema10 = {"type":"object","properties":{"page":{"type":"string"}},"required":["page"],"additionalProperties":false};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},schema:schema10.required,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "page")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.page !== undefined){
let data0 = data.page;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},schema:schema10.properties.page.type,parentSchema:schema10.properties.page,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema10.type,parentSchema:schema10,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const isPlanArguments = validate22;
const schema11 = {"type":"object","properties":{"edits":{"type":"array","items":{"type":"object","properties":{"file":{"type":"string"},"operations":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"op"},"oneOf":[{"type":"object","properties":{"op":{"const":"set"},"path":{"type":"string"},"value":{},"before":{"type":"string"},"comment":{"type":"string"}},"required":["op","path","value"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"insert"},"path":{"type":"string"},"value":{},"comments":{"type":"object","additionalProperties":{"type":"string"}}},"required":["op","path","value"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"remove"},"path":{"type":"string"}},"required":["op","path"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"move"},"path":{"type":"string"},"to":{"type":"integer"}},"required":["op","path","to"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"duplicate"},"path":{"type":"string"}},"required":["op","path"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"rename"},"path":{"type":"string"},"name":{"type":"string"}},"required":["op","path","name"],"additionalProperties":false}]}},"text":{"type":["string","null"]}},"required":["file"],"oneOf":[{"required":["operations"]},{"required":["text"]}],"additionalProperties":false}}},"required":["edits"],"additionalProperties":false};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.edits === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "edits"},schema:schema11.required,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "edits")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.edits !== undefined){
let data0 = data.edits;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs6 = errors;
let valid3 = false;
let passing0 = null;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.operations === undefined){
const err2 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/oneOf/0/required",keyword:"required",params:{missingProperty: "operations"},schema:schema11.properties.edits.items.oneOf[0].required,parentSchema:schema11.properties.edits.items.oneOf[0],data:data1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs8 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.text === undefined){
const err3 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},schema:schema11.properties.edits.items.oneOf[1].required,parentSchema:schema11.properties.edits.items.oneOf[1],data:data1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs8 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err4 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},schema:schema11.properties.edits.items.oneOf,parentSchema:schema11.properties.edits.items,data:data1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.file === undefined){
const err5 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/required",keyword:"required",params:{missingProperty: "file"},schema:schema11.properties.edits.items.required,parentSchema:schema11.properties.edits.items,data:data1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key1 in data1){
if(!(((key1 === "file") || (key1 === "operations")) || (key1 === "text"))){
const err6 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema11.properties.edits.items,data:data1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.file !== undefined){
let data2 = data1.file;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/edits/" + i0+"/file",schemaPath:"#/properties/edits/items/properties/file/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.file.type,parentSchema:schema11.properties.edits.items.properties.file,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.operations !== undefined){
let data3 = data1.operations;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
const tag0 = data4.op;
if(typeof tag0 == "string"){
if(tag0 === "set"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err8 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.path === undefined){
const err9 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.value === undefined){
const err10 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "value"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key2 in data4){
if(!(((((key2 === "op") || (key2 === "path")) || (key2 === "value")) || (key2 === "before")) || (key2 === "comment"))){
const err11 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.op !== undefined){
let data5 = data4.op;
if("set" !== data5){
const err12 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/properties/op/const",keyword:"const",params:{allowedValue: "set"},schema:"set",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.op,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.path !== undefined){
let data6 = data4.path;
if(typeof data6 !== "string"){
const err13 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.path,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.before !== undefined){
let data7 = data4.before;
if(typeof data7 !== "string"){
const err14 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/before",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/properties/before/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.before.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.before,data:data7};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.comment !== undefined){
let data8 = data4.comment;
if(typeof data8 !== "string"){
const err15 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/comment",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/properties/comment/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.comment.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0].properties.comment,data:data8};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[0].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[0],data:data4};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else if(tag0 === "insert"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err17 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data4.path === undefined){
const err18 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data4.value === undefined){
const err19 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "value"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key3 in data4){
if(!((((key3 === "op") || (key3 === "path")) || (key3 === "value")) || (key3 === "comments"))){
const err20 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.op !== undefined){
let data9 = data4.op;
if("insert" !== data9){
const err21 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/properties/op/const",keyword:"const",params:{allowedValue: "insert"},schema:"insert",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.op,data:data9};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.path !== undefined){
let data10 = data4.path;
if(typeof data10 !== "string"){
const err22 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.path,data:data10};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.comments !== undefined){
let data11 = data4.comments;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key4 in data11){
let data12 = data11[key4];
if(typeof data12 !== "string"){
const err23 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/comments/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/properties/comments/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.comments.additionalProperties.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.comments.additionalProperties,data:data12};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/comments",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/properties/comments/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.comments.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1].properties.comments,data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[1].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[1],data:data4};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else if(tag0 === "remove"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err26 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[2].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2],data:data4};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data4.path === undefined){
const err27 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[2].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2],data:data4};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
for(const key5 in data4){
if(!((key5 === "op") || (key5 === "path"))){
const err28 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2],data:data4};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.op !== undefined){
let data13 = data4.op;
if("remove" !== data13){
const err29 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/properties/op/const",keyword:"const",params:{allowedValue: "remove"},schema:"remove",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2].properties.op,data:data13};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data4.path !== undefined){
let data14 = data4.path;
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[2].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2].properties.path,data:data14};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[2].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[2],data:data4};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else if(tag0 === "move"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err32 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3],data:data4};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data4.path === undefined){
const err33 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3],data:data4};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data4.to === undefined){
const err34 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "to"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3],data:data4};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
for(const key6 in data4){
if(!(((key6 === "op") || (key6 === "path")) || (key6 === "to"))){
const err35 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3],data:data4};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data4.op !== undefined){
let data15 = data4.op;
if("move" !== data15){
const err36 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/properties/op/const",keyword:"const",params:{allowedValue: "move"},schema:"move",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3].properties.op,data:data15};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data4.path !== undefined){
let data16 = data4.path;
if(typeof data16 !== "string"){
const err37 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3].properties.path,data:data16};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data4.to !== undefined){
let data17 = data4.to;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err38 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/to",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/properties/to/type",keyword:"type",params:{type: "integer"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].properties.to.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3].properties.to,data:data17};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[3].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[3],data:data4};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else if(tag0 === "duplicate"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err40 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[4].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4],data:data4};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data4.path === undefined){
const err41 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[4].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4],data:data4};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
for(const key7 in data4){
if(!((key7 === "op") || (key7 === "path"))){
const err42 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4],data:data4};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data4.op !== undefined){
let data18 = data4.op;
if("duplicate" !== data18){
const err43 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/properties/op/const",keyword:"const",params:{allowedValue: "duplicate"},schema:"duplicate",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4].properties.op,data:data18};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data4.path !== undefined){
let data19 = data4.path;
if(typeof data19 !== "string"){
const err44 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[4].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4].properties.path,data:data19};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/4/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[4].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[4],data:data4};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else if(tag0 === "rename"){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.op === undefined){
const err46 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "op"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5],data:data4};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data4.path === undefined){
const err47 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "path"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5],data:data4};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data4.name === undefined){
const err48 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "name"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].required,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5],data:data4};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
for(const key8 in data4){
if(!(((key8 === "op") || (key8 === "path")) || (key8 === "name"))){
const err49 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5],data:data4};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data4.op !== undefined){
let data20 = data4.op;
if("rename" !== data20){
const err50 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/properties/op/const",keyword:"const",params:{allowedValue: "rename"},schema:"rename",parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5].properties.op,data:data20};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data4.path !== undefined){
let data21 = data4.path;
if(typeof data21 !== "string"){
const err51 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/properties/path/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].properties.path.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5].properties.path,data:data21};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data4.name !== undefined){
let data22 = data4.name;
if(typeof data22 !== "string"){
const err52 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1+"/name",schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/properties/name/type",keyword:"type",params:{type: "string"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].properties.name.type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5].properties.name,data:data22};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/oneOf/5/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.oneOf[5].type,parentSchema:schema11.properties.edits.items.properties.operations.items.oneOf[5],data:data4};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0},schema:schema11.properties.edits.items.properties.operations.items.discriminator,parentSchema:schema11.properties.edits.items.properties.operations.items,data:data4};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
else {
const err55 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0},schema:schema11.properties.edits.items.properties.operations.items.discriminator,parentSchema:schema11.properties.edits.items.properties.operations.items,data:data4};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/edits/" + i0+"/operations/" + i1,schemaPath:"#/properties/edits/items/properties/operations/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.properties.operations.items.type,parentSchema:schema11.properties.edits.items.properties.operations.items,data:data4};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/edits/" + i0+"/operations",schemaPath:"#/properties/edits/items/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema11.properties.edits.items.properties.operations.type,parentSchema:schema11.properties.edits.items.properties.operations,data:data3};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data1.text !== undefined){
let data23 = data1.text;
if((typeof data23 !== "string") && (data23 !== null)){
const err58 = {instancePath:instancePath+"/edits/" + i0+"/text",schemaPath:"#/properties/edits/items/properties/text/type",keyword:"type",params:{type: schema11.properties.edits.items.properties.text.type},schema:schema11.properties.edits.items.properties.text.type,parentSchema:schema11.properties.edits.items.properties.text,data:data23};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/edits/" + i0,schemaPath:"#/properties/edits/items/type",keyword:"type",params:{type: "object"},schema:schema11.properties.edits.items.type,parentSchema:schema11.properties.edits.items,data:data1};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/edits",schemaPath:"#/properties/edits/type",keyword:"type",params:{type: "array"},schema:schema11.properties.edits.type,parentSchema:schema11.properties.edits,data:data0};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema11.type,parentSchema:schema11,data};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const isApplyArguments = validate23;
const schema12 = {"type":"object","properties":{"plan":{"type":"object","properties":{"changes":{"type":"array","items":{"type":"object","properties":{"file":{"type":"string"},"before":{"type":["string","null"]},"after":{"type":["string","null"]},"splice":{"type":"object","properties":{"start":{"type":"integer"},"end":{"type":"integer"},"text":{"type":"string"}},"required":["start","end","text"],"additionalProperties":false},"operations":{"type":"array","items":{"type":"object","discriminator":{"propertyName":"op"},"oneOf":[{"type":"object","properties":{"op":{"const":"set"},"path":{"type":"string"},"value":{},"before":{"type":"string"},"comment":{"type":"string"}},"required":["op","path","value"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"insert"},"path":{"type":"string"},"value":{},"comments":{"type":"object","additionalProperties":{"type":"string"}}},"required":["op","path","value"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"remove"},"path":{"type":"string"}},"required":["op","path"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"move"},"path":{"type":"string"},"to":{"type":"integer"}},"required":["op","path","to"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"duplicate"},"path":{"type":"string"}},"required":["op","path"],"additionalProperties":false},{"type":"object","properties":{"op":{"const":"rename"},"path":{"type":"string"},"name":{"type":"string"}},"required":["op","path","name"],"additionalProperties":false}]}}},"required":["file","before","after","splice"],"additionalProperties":false}},"diff":{"type":"string"},"words":{"type":"array","items":{"type":"string"}},"problems":{"type":"array"}},"required":["changes","words"],"additionalProperties":false}},"required":["plan"],"additionalProperties":false};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.plan === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "plan"},schema:schema12.required,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "plan")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.plan !== undefined){
let data0 = data.plan;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.changes === undefined){
const err2 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "changes"},schema:schema12.properties.plan.required,parentSchema:schema12.properties.plan,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.words === undefined){
const err3 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/required",keyword:"required",params:{missingProperty: "words"},schema:schema12.properties.plan.required,parentSchema:schema12.properties.plan,data:data0};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "changes") || (key1 === "diff")) || (key1 === "words")) || (key1 === "problems"))){
const err4 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},schema:false,parentSchema:schema12.properties.plan,data:data0};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.changes !== undefined){
let data1 = data0.changes;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.file === undefined){
const err5 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/required",keyword:"required",params:{missingProperty: "file"},schema:schema12.properties.plan.properties.changes.items.required,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.before === undefined){
const err6 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/required",keyword:"required",params:{missingProperty: "before"},schema:schema12.properties.plan.properties.changes.items.required,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.after === undefined){
const err7 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/required",keyword:"required",params:{missingProperty: "after"},schema:schema12.properties.plan.properties.changes.items.required,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.splice === undefined){
const err8 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/required",keyword:"required",params:{missingProperty: "splice"},schema:schema12.properties.plan.properties.changes.items.required,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key2 in data2){
if(!(((((key2 === "file") || (key2 === "before")) || (key2 === "after")) || (key2 === "splice")) || (key2 === "operations"))){
const err9 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},schema:false,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.file !== undefined){
let data3 = data2.file;
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/plan/changes/" + i0+"/file",schemaPath:"#/properties/plan/properties/changes/items/properties/file/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.file.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.file,data:data3};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.before !== undefined){
let data4 = data2.before;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/plan/changes/" + i0+"/before",schemaPath:"#/properties/plan/properties/changes/items/properties/before/type",keyword:"type",params:{type: schema12.properties.plan.properties.changes.items.properties.before.type},schema:schema12.properties.plan.properties.changes.items.properties.before.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.before,data:data4};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.after !== undefined){
let data5 = data2.after;
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/plan/changes/" + i0+"/after",schemaPath:"#/properties/plan/properties/changes/items/properties/after/type",keyword:"type",params:{type: schema12.properties.plan.properties.changes.items.properties.after.type},schema:schema12.properties.plan.properties.changes.items.properties.after.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.after,data:data5};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.splice !== undefined){
let data6 = data2.splice;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.start === undefined){
const err13 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/required",keyword:"required",params:{missingProperty: "start"},schema:schema12.properties.plan.properties.changes.items.properties.splice.required,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice,data:data6};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.end === undefined){
const err14 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/required",keyword:"required",params:{missingProperty: "end"},schema:schema12.properties.plan.properties.changes.items.properties.splice.required,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice,data:data6};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.text === undefined){
const err15 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/required",keyword:"required",params:{missingProperty: "text"},schema:schema12.properties.plan.properties.changes.items.properties.splice.required,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice,data:data6};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key3 in data6){
if(!(((key3 === "start") || (key3 === "end")) || (key3 === "text"))){
const err16 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice,data:data6};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.start !== undefined){
let data7 = data6.start;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err17 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice/start",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/properties/start/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.plan.properties.changes.items.properties.splice.properties.start.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice.properties.start,data:data7};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.end !== undefined){
let data8 = data6.end;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice/end",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/properties/end/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.plan.properties.changes.items.properties.splice.properties.end.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice.properties.end,data:data8};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data6.text !== undefined){
let data9 = data6.text;
if(typeof data9 !== "string"){
const err19 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice/text",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/properties/text/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.splice.properties.text.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice.properties.text,data:data9};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/plan/changes/" + i0+"/splice",schemaPath:"#/properties/plan/properties/changes/items/properties/splice/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.splice.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.splice,data:data6};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.operations !== undefined){
let data10 = data2.operations;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
const tag0 = data11.op;
if(typeof tag0 == "string"){
if(tag0 === "set"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err21 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11.path === undefined){
const err22 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11.value === undefined){
const err23 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/required",keyword:"required",params:{missingProperty: "value"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key4 in data11){
if(!(((((key4 === "op") || (key4 === "path")) || (key4 === "value")) || (key4 === "before")) || (key4 === "comment"))){
const err24 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.op !== undefined){
let data12 = data11.op;
if("set" !== data12){
const err25 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/properties/op/const",keyword:"const",params:{allowedValue: "set"},schema:"set",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.op,data:data12};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.path !== undefined){
let data13 = data11.path;
if(typeof data13 !== "string"){
const err26 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.path,data:data13};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.before !== undefined){
let data14 = data11.before;
if(typeof data14 !== "string"){
const err27 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/before",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/properties/before/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.before.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.before,data:data14};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data11.comment !== undefined){
let data15 = data11.comment;
if(typeof data15 !== "string"){
const err28 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/comment",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/properties/comment/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.comment.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].properties.comment,data:data15};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/0/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[0],data:data11};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else if(tag0 === "insert"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err30 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data11.path === undefined){
const err31 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11.value === undefined){
const err32 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/required",keyword:"required",params:{missingProperty: "value"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key5 in data11){
if(!((((key5 === "op") || (key5 === "path")) || (key5 === "value")) || (key5 === "comments"))){
const err33 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.op !== undefined){
let data16 = data11.op;
if("insert" !== data16){
const err34 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/properties/op/const",keyword:"const",params:{allowedValue: "insert"},schema:"insert",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.op,data:data16};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.path !== undefined){
let data17 = data11.path;
if(typeof data17 !== "string"){
const err35 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.path,data:data17};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.comments !== undefined){
let data18 = data11.comments;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key6 in data18){
let data19 = data18[key6];
if(typeof data19 !== "string"){
const err36 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/comments/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/properties/comments/additionalProperties/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.comments.additionalProperties.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.comments.additionalProperties,data:data19};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/comments",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/properties/comments/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.comments.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].properties.comments,data:data18};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/1/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[1],data:data11};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else if(tag0 === "remove"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err39 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2],data:data11};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data11.path === undefined){
const err40 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2],data:data11};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
for(const key7 in data11){
if(!((key7 === "op") || (key7 === "path"))){
const err41 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2],data:data11};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data11.op !== undefined){
let data20 = data11.op;
if("remove" !== data20){
const err42 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/properties/op/const",keyword:"const",params:{allowedValue: "remove"},schema:"remove",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].properties.op,data:data20};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data11.path !== undefined){
let data21 = data11.path;
if(typeof data21 !== "string"){
const err43 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].properties.path,data:data21};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/2/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[2],data:data11};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else if(tag0 === "move"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err45 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3],data:data11};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data11.path === undefined){
const err46 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3],data:data11};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data11.to === undefined){
const err47 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/required",keyword:"required",params:{missingProperty: "to"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3],data:data11};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
for(const key8 in data11){
if(!(((key8 === "op") || (key8 === "path")) || (key8 === "to"))){
const err48 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3],data:data11};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data11.op !== undefined){
let data22 = data11.op;
if("move" !== data22){
const err49 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/properties/op/const",keyword:"const",params:{allowedValue: "move"},schema:"move",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].properties.op,data:data22};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data11.path !== undefined){
let data23 = data11.path;
if(typeof data23 !== "string"){
const err50 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].properties.path,data:data23};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data11.to !== undefined){
let data24 = data11.to;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err51 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/to",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/properties/to/type",keyword:"type",params:{type: "integer"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].properties.to.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].properties.to,data:data24};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/3/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[3],data:data11};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else if(tag0 === "duplicate"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err53 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4],data:data11};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data11.path === undefined){
const err54 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4],data:data11};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
for(const key9 in data11){
if(!((key9 === "op") || (key9 === "path"))){
const err55 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4],data:data11};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data11.op !== undefined){
let data25 = data11.op;
if("duplicate" !== data25){
const err56 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/properties/op/const",keyword:"const",params:{allowedValue: "duplicate"},schema:"duplicate",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].properties.op,data:data25};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data11.path !== undefined){
let data26 = data11.path;
if(typeof data26 !== "string"){
const err57 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].properties.path,data:data26};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
else {
const err58 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/4/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[4],data:data11};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else if(tag0 === "rename"){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.op === undefined){
const err59 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "op"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5],data:data11};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data11.path === undefined){
const err60 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "path"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5],data:data11};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data11.name === undefined){
const err61 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/required",keyword:"required",params:{missingProperty: "name"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].required,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5],data:data11};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
for(const key10 in data11){
if(!(((key10 === "op") || (key10 === "path")) || (key10 === "name"))){
const err62 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},schema:false,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5],data:data11};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data11.op !== undefined){
let data27 = data11.op;
if("rename" !== data27){
const err63 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/op",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/properties/op/const",keyword:"const",params:{allowedValue: "rename"},schema:"rename",parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].properties.op,data:data27};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data11.path !== undefined){
let data28 = data11.path;
if(typeof data28 !== "string"){
const err64 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/path",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/properties/path/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].properties.path.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].properties.path,data:data28};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data11.name !== undefined){
let data29 = data11.name;
if(typeof data29 !== "string"){
const err65 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1+"/name",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/properties/name/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].properties.name.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].properties.name,data:data29};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/oneOf/5/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5].type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items.oneOf[5],data:data11};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
else {
const err67 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "op", tagValue: tag0},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.discriminator,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items,data:data11};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
else {
const err68 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/discriminator",keyword:"discriminator",params:{error: "tag", tag: "op", tagValue: tag0},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.discriminator,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items,data:data11};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations/" + i1,schemaPath:"#/properties/plan/properties/changes/items/properties/operations/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.properties.operations.items.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations.items,data:data11};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/plan/changes/" + i0+"/operations",schemaPath:"#/properties/plan/properties/changes/items/properties/operations/type",keyword:"type",params:{type: "array"},schema:schema12.properties.plan.properties.changes.items.properties.operations.type,parentSchema:schema12.properties.plan.properties.changes.items.properties.operations,data:data10};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/plan/changes/" + i0,schemaPath:"#/properties/plan/properties/changes/items/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.properties.changes.items.type,parentSchema:schema12.properties.plan.properties.changes.items,data:data2};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/plan/changes",schemaPath:"#/properties/plan/properties/changes/type",keyword:"type",params:{type: "array"},schema:schema12.properties.plan.properties.changes.type,parentSchema:schema12.properties.plan.properties.changes,data:data1};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data0.diff !== undefined){
let data30 = data0.diff;
if(typeof data30 !== "string"){
const err73 = {instancePath:instancePath+"/plan/diff",schemaPath:"#/properties/plan/properties/diff/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.diff.type,parentSchema:schema12.properties.plan.properties.diff,data:data30};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data0.words !== undefined){
let data31 = data0.words;
if(Array.isArray(data31)){
const len2 = data31.length;
for(let i2=0; i2<len2; i2++){
let data32 = data31[i2];
if(typeof data32 !== "string"){
const err74 = {instancePath:instancePath+"/plan/words/" + i2,schemaPath:"#/properties/plan/properties/words/items/type",keyword:"type",params:{type: "string"},schema:schema12.properties.plan.properties.words.items.type,parentSchema:schema12.properties.plan.properties.words.items,data:data32};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
else {
const err75 = {instancePath:instancePath+"/plan/words",schemaPath:"#/properties/plan/properties/words/type",keyword:"type",params:{type: "array"},schema:schema12.properties.plan.properties.words.type,parentSchema:schema12.properties.plan.properties.words,data:data31};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data0.problems !== undefined){
let data33 = data0.problems;
if(!(Array.isArray(data33))){
const err76 = {instancePath:instancePath+"/plan/problems",schemaPath:"#/properties/plan/properties/problems/type",keyword:"type",params:{type: "array"},schema:schema12.properties.plan.properties.problems.type,parentSchema:schema12.properties.plan.properties.problems,data:data33};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
}
else {
const err77 = {instancePath:instancePath+"/plan",schemaPath:"#/properties/plan/type",keyword:"type",params:{type: "object"},schema:schema12.properties.plan.type,parentSchema:schema12.properties.plan,data:data0};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema12.type,parentSchema:schema12,data};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const isShotArguments = validate24;
const schema13 = {"type":"object","properties":{"view":{"type":"string"}},"required":["view"],"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.view === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "view"},schema:schema13.required,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "view")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},schema:false,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.view !== undefined){
let data0 = data.view;
if(typeof data0 !== "string"){
const err2 = {instancePath:instancePath+"/view",schemaPath:"#/properties/view/type",keyword:"type",params:{type: "string"},schema:schema13.properties.view.type,parentSchema:schema13.properties.view,data:data0};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},schema:schema13.type,parentSchema:schema13,data};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

