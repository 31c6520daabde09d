// A bot as a program: it reads questions and writes answers, one line of JSON each. It needs only Node.
//
//     batisseurs simulate theopolis --games 20 --bots "program:node examples/bots/stdio_bot.mjs,random"
//     batisseurs play nehemiah --seats "Ann=person,Rob=program:node examples/bots/stdio_bot.mjs"
//
// This one does anything rather than pass or end its turn. `question.view` has what its seat may see.

import { createInterface } from "node:readline";

const IDLE = ["end", "pass", "stop", "done"];

function choose(question) {
  const busy = question.choices.filter((choice) => !IDLE.includes(choice.split(" ")[0]));
  const choices = busy.length > 0 ? busy : question.choices;
  return choices[question.seed % choices.length]; // a simulation with the same seed is played alike
}

for await (const line of createInterface({ input: process.stdin })) {
  console.log(JSON.stringify({ choice: choose(JSON.parse(line)) }));
}
