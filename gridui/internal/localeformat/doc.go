// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package localeformat formats numbers and times in the patterns of a language, and reads them. It imports no column and
// no grid. Only programs that name an option.Format link it, since its table takes 43 kB.
//
// The decimal and grouping signs come from a locale.Numbers, which reads the texts again. The table contains the places of
// the signs of percent and currency, the minus sign, native digits, patterns of dates and names of months. It has a line
// for each language, and for each region with other patterns, in these fields, separated by bars:
//
//	tag|parent|percent|currency|currency beside a letter|accounting|accounting beside a letter|least digits before the
//	first group|minus and percent sign|native zero, decimal, group, minus and percent sign|dates|times|joined|short
//	months|long months|halves of the day|signs of currencies
//
// In patterns, # is a number, ¤ a currency, and letters are the fields of CLDR. Dates, times and joined patterns are
// short, medium and long. An empty field has the value of the parent, or the default without a parent. The facts are from
// CLDR 48.2; years have all digits.
package localeformat
