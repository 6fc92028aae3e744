/* Generated from schema/guards/ by "npm run generate". Do not edit. */
"use strict";
export const isSqlValue = validate19;
const schema8 = {"type":["string","number","null"]};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(((typeof data !== "string") && (!((typeof data == "number") && (isFinite(data))))) && (data !== null)){
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: schema8.type},message:"must be string,number,null"}];
return false;
}
validate19.errors = vErrors;
return errors === 0;
}

export const isRow = validate20;
const schema9 = {"type":"object","additionalProperties":{"$ref":"#/definitions/SqlValue"}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
let data0 = data[key0];
const _errs2 = errors;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (data0 !== null)){
validate20.errors = [{instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/SqlValue/type",keyword:"type",params:{type: schema8.type},message:"must be string,number,null"}];
return false;
}
var valid0 = _errs2 === errors;
if(!valid0){
break;
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

export const isStatement = validate21;
const schema11 = {"type":"object","properties":{"sql":{"type":"string"},"args":{"type":"array","items":{"$ref":"#/definitions/SqlValue"}}},"required":["sql","args"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sql === undefined) && (missing0 = "sql")) || ((data.args === undefined) && (missing0 = "args"))){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sql !== undefined){
const _errs1 = errors;
if(typeof data.sql !== "string"){
validate21.errors = [{instancePath:instancePath+"/sql",schemaPath:"#/properties/sql/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data1 = data.args;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
validate21.errors = [{instancePath:instancePath+"/args/" + i0,schemaPath:"#/definitions/SqlValue/type",keyword:"type",params:{type: schema8.type},message:"must be string,number,null"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/args",schemaPath:"#/properties/args/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
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
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const isDatabaseRequest = validate22;
const schema13 = {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","properties":{"kind":{"const":"open"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"transaction"},"statements":{"type":"array","items":{"$ref":"#/definitions/Statement"}},"end":{"enum":["commit","rollback"]}},"required":["kind","statements","end"]},{"type":"object","properties":{"kind":{"const":"checkpoint"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"close"}},"required":["kind"]}]};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "open"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kind === undefined) && (missing0 = "kind")){
validate22.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
if("open" !== data.kind){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "open"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "transaction"){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.kind === undefined) && (missing1 = "kind")) || ((data.statements === undefined) && (missing1 = "statements"))) || ((data.end === undefined) && (missing1 = "end"))){
validate22.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs7 = errors;
if("transaction" !== data.kind){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "transaction"},message:"must be equal to constant"}];
return false;
}
var valid4 = _errs7 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.statements !== undefined){
let data2 = data.statements;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data2)){
var valid5 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(!(validate21(data2[i0], {instancePath:instancePath+"/statements/" + i0,parentData:data2,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
errors = vErrors.length;
}
var valid5 = _errs10 === errors;
if(!valid5){
break;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/statements",schemaPath:"#/oneOf/1/properties/statements/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid4 = _errs8 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data.end !== undefined){
let data4 = data.end;
const _errs11 = errors;
if(!((data4 === "commit") || (data4 === "rollback"))){
validate22.errors = [{instancePath:instancePath+"/end",schemaPath:"#/oneOf/1/properties/end/enum",keyword:"enum",params:{allowedValues: schema13.oneOf[1].properties.end.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs11 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "checkpoint"){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
validate22.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.kind !== undefined){
if("checkpoint" !== data.kind){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "checkpoint"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "close"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.kind === undefined) && (missing3 = "kind")){
validate22.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.kind !== undefined){
if("close" !== data.kind){
validate22.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "close"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
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

export const isDatabaseAnswer = validate24;
const schema14 = {"type":"object","discriminator":{"propertyName":"kind"},"oneOf":[{"type":"object","properties":{"kind":{"const":"rows"},"rows":{"type":"array","items":{"type":"array","items":{"$ref":"#/definitions/Row"}}}},"required":["kind","rows"]},{"type":"object","properties":{"kind":{"const":"checkpointed"},"complete":{"type":"boolean"}},"required":["kind","complete"]},{"type":"object","properties":{"kind":{"const":"done"}},"required":["kind"]},{"type":"object","properties":{"kind":{"const":"failed"},"message":{"type":"string"},"code":{"type":"string"},"away":{"type":"boolean"}},"required":["kind","message","code","away"]}]};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "rows"){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.kind === undefined) && (missing0 = "kind")) || ((data.rows === undefined) && (missing0 = "rows"))){
validate24.errors = [{instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs4 = errors;
if("rows" !== data.kind){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "rows"},message:"must be equal to constant"}];
return false;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.rows !== undefined){
let data1 = data.rows;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid3 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid4 = true;
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
const _errs9 = errors;
if(!(validate20(data2[i1], {instancePath:instancePath+"/rows/" + i0+"/" + i1,parentData:data2,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var valid4 = _errs9 === errors;
if(!valid4){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/rows/" + i0,schemaPath:"#/oneOf/0/properties/rows/items/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid3 = _errs7 === errors;
if(!valid3){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/rows",schemaPath:"#/oneOf/0/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "checkpointed"){
const _errs10 = errors;
if(errors === _errs10){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.kind === undefined) && (missing1 = "kind")) || ((data.complete === undefined) && (missing1 = "complete"))){
validate24.errors = [{instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs12 = errors;
if("checkpointed" !== data.kind){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "checkpointed"},message:"must be equal to constant"}];
return false;
}
var valid6 = _errs12 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data.complete !== undefined){
const _errs13 = errors;
if(typeof data.complete !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/complete",schemaPath:"#/oneOf/1/properties/complete/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs13 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "done"){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.kind === undefined) && (missing2 = "kind")){
validate24.errors = [{instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data.kind !== undefined){
if("done" !== data.kind){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/2/properties/kind/const",keyword:"const",params:{allowedValue: "done"},message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else if(tag0 === "failed"){
const _errs18 = errors;
if(errors === _errs18){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if(((((data.kind === undefined) && (missing3 = "kind")) || ((data.message === undefined) && (missing3 = "message"))) || ((data.code === undefined) && (missing3 = "code"))) || ((data.away === undefined) && (missing3 = "away"))){
validate24.errors = [{instancePath,schemaPath:"#/oneOf/3/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data.kind !== undefined){
const _errs20 = errors;
if("failed" !== data.kind){
validate24.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/oneOf/3/properties/kind/const",keyword:"const",params:{allowedValue: "failed"},message:"must be equal to constant"}];
return false;
}
var valid10 = _errs20 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.message !== undefined){
const _errs21 = errors;
if(typeof data.message !== "string"){
validate24.errors = [{instancePath:instancePath+"/message",schemaPath:"#/oneOf/3/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs21 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.code !== undefined){
const _errs23 = errors;
if(typeof data.code !== "string"){
validate24.errors = [{instancePath:instancePath+"/code",schemaPath:"#/oneOf/3/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs23 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data.away !== undefined){
const _errs25 = errors;
if(typeof data.away !== "boolean"){
validate24.errors = [{instancePath:instancePath+"/away",schemaPath:"#/oneOf/3/properties/away/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid10 = _errs25 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"}];
return false;
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

export const isPassedCalls = validate26;
const schema15 = {"type":"object","properties":{"route":{"enum":["token","lead"]},"address":{"type":"string"},"count":{"type":"number"}},"required":["route","address","count"]};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.route === undefined) && (missing0 = "route")) || ((data.address === undefined) && (missing0 = "address"))) || ((data.count === undefined) && (missing0 = "count"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.route !== undefined){
let data0 = data.route;
const _errs1 = errors;
if(!((data0 === "token") || (data0 === "lead"))){
validate26.errors = [{instancePath:instancePath+"/route",schemaPath:"#/properties/route/enum",keyword:"enum",params:{allowedValues: schema15.properties.route.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.address !== undefined){
const _errs2 = errors;
if(typeof data.address !== "string"){
validate26.errors = [{instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.count !== undefined){
let data2 = data.count;
const _errs4 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate26.errors = [{instancePath:instancePath+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type: "number"},message:"must be number"}];
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
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

