// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Format sets how a column shows numbers, amounts of money, percent, dates and times, in the language of the grid: see
// gridui.Typed.Style. The zero value shows numbers in groups, with up to 3 decimals, and times as a date and a time.
type Format struct {
	// Kind is what the values are. Zero: numbers, amounts if Currency is set, or dates with times.
	Kind FormatKind
	// Currency is the code of the currency in ISO 4217, such as "EUR", for FormatCurrency.
	Currency string
	// MinDigits and MaxDigits are the least and the largest number of decimals, of percent those that show. Zero, for
	// both: the decimals of the currency, or up to 3. MaxDigits below zero: none. More digits round half away from zero,
	// and so does the text only: values keep their digits.
	MinDigits, MaxDigits int
	// Length is the length of dates and times.
	Length FormatLength
	// Accounting shows negative amounts in parentheses, in languages that do so.
	Accounting bool
	// Native shows the digits of the language, such as those of Arabic. Zero: 0 to 9.
	Native bool
}

// FormatKind is what a Format shows.
type FormatKind uint8

const (
	// FormatAuto shows numbers, amounts if there is a Currency, and times as a date with a time.
	FormatAuto FormatKind = iota
	// FormatNumber shows numbers in groups, as 1,234.5.
	FormatNumber
	// FormatPercent shows the number 0.125 as 12.5%.
	FormatPercent
	// FormatCurrency shows amounts, as €1,234.50.
	FormatCurrency
	// FormatScientific shows numbers with an exponent, as 1.235E3.
	FormatScientific
	// FormatDate shows the day of a time, FormatTime the time of day, and FormatDateTime both.
	FormatDate
	FormatTime
	FormatDateTime
)

// FormatLength is the length of dates and times.
type FormatLength uint8

const (
	// LengthMedium is as in "Mar 4, 2025" and "3:04:05 PM".
	LengthMedium FormatLength = iota
	// LengthShort is as in "3/4/2025" and "3:04 PM".
	LengthShort
	// LengthLong is as in "March 4, 2025" and "3:04:05 PM UTC+9".
	LengthLong
)
