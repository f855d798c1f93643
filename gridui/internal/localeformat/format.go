// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package localeformat

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// Format formats and reads the values of a column in a language. It does not change, and several goroutines may use it.
type Format struct {
	option.Format
	// Signs are the signs that read the numbers.
	Signs locale.Numbers
	// tag is the tag of the language in the table.
	tag string

	affixes affixes
	// marked holds the affixes with marks of direction.
	marked affixes
	// least is the number of digits before the first group from which digits are grouped.
	least          int
	decimal, group rune
	zero           rune
	units          [2]string

	times clock
}

// The errors of options.
var (
	errTimes  = errors.New("dates and times are for columns of times")
	errNumber = errors.New("this kind is for columns of numbers")
)

// defaultDigits is the largest number of decimals if MaxDigits is zero.
const defaultDigits = 3

// mostDigits bounds MinDigits and MaxDigits.
const mostDigits = 100

// Check returns o with its defaults, for a column of times or of numbers.
func Check(o option.Format, times bool) (option.Format, error) {
	switch {
	case o.Kind == option.FormatAuto && times:
		o.Kind = option.FormatDateTime
	case o.Kind == option.FormatAuto && o.Currency != "":
		o.Kind = option.FormatCurrency
	case o.Kind == option.FormatAuto:
		o.Kind = option.FormatNumber
	}
	switch isTime := o.Kind >= option.FormatDate; {
	case o.Kind > option.FormatDateTime:
		return o, fmt.Errorf("the kind %d is unknown", o.Kind)
	case times && !isTime:
		return o, errNumber
	case !times && isTime:
		return o, errTimes
	}
	if o.Kind == option.FormatCurrency {
		given := o.Currency
		if o.Currency = strings.ToUpper(given); !IsCurrency(o.Currency) {
			return o, fmt.Errorf("the currency %q is no code of ISO 4217", given)
		}
	}
	setDigits(&o)
	return o, nil
}

// setDigits fills in the least and the largest number of decimals.
func setDigits(o *option.Format) {
	none := o.MaxDigits < 0
	o.MinDigits = min(max(o.MinDigits, 0), mostDigits)
	switch {
	case none:
		o.MinDigits, o.MaxDigits = 0, 0
	case o.MaxDigits > 0:
		o.MaxDigits = max(min(o.MaxDigits, mostDigits), o.MinDigits)
		if o.Kind == option.FormatCurrency && o.MinDigits == 0 {
			o.MinDigits = min(o.MaxDigits, CurrencyDigits(o.Currency))
		}
	case o.Kind == option.FormatCurrency:
		usual := CurrencyDigits(o.Currency)
		if o.MinDigits == 0 {
			o.MinDigits = usual
		}
		o.MaxDigits = max(o.MinDigits, usual)
	default:
		o.MaxDigits = max(o.MinDigits, defaultDigits)
	}
}

// New returns the format of a language, a BCP 47 tag or a POSIX locale. o comes from Check. Numbers have the signs own, or
// the signs of the language if own is zero.
func New(o option.Format, tag string, own locale.Numbers) *Format {
	l := languageOf(tag)
	f := &Format{Format: o, tag: l.fields[fieldTag], Signs: own, zero: '0'}
	if own == (locale.Numbers{}) {
		f.Signs = locale.NumbersFor(tag)
	}
	if f.Signs.Decimal == 0 {
		f.Signs.Decimal = '.'
	}
	f.decimal, f.group = f.Signs.Decimal, groupOf(f.Signs)
	f.least = 2 + int(l.fields[fieldLeast][0]-'0')
	fill := f.fillerOf(&l)
	pattern := "#"
	switch o.Kind {
	case option.FormatPercent:
		pattern = l.fields[fieldPercent]
	case option.FormatCurrency:
		pattern = f.money(&l, fill.symbol)
		f.units = [2]string{unmarked(fill.symbol), o.Currency}
	}
	f.marked = fill.affixesOf(pattern)
	f.affixes = f.marked.plain()
	f.times = clockOf(&l, o)
	return f
}

// fillerOf returns the signs of the language, with its own digits if Native is set.
func (f *Format) fillerOf(l *language) *filler {
	minus, percent, _ := strings.Cut(l.fields[fieldSigns], " ")
	fill := &filler{minus: minus, percent: percent, symbol: l.symbol(f.Currency)}
	if native := strings.Split(l.fields[fieldNative], " "); f.Native && len(native) == 5 {
		f.zero, _ = utf8.DecodeRuneInString(native[0])
		if isArabic := strings.ContainsRune("٠۰", f.zero); isArabic {
			f.decimal, _ = utf8.DecodeRuneInString(native[1])
			f.group, _ = utf8.DecodeRuneInString(native[2])
		}
		fill.minus, fill.percent = native[3], native[4]
	}
	return fill
}

// money returns the pattern of amounts.
func (f *Format) money(l *language, symbol string) string {
	field, letter := fieldCurrency, fieldCurrencyLetter
	if f.Accounting {
		field, letter = fieldAccounting, fieldAccountingLetter
	}
	if pattern := l.fields[field]; !beside(pattern, unmarked(symbol)) {
		return pattern
	}
	return l.fields[letter]
}

// groupOf returns the sign between groups of digits.
func groupOf(n locale.Numbers) rune {
	for _, r := range n.Grouping {
		return r
	}
	if n.Decimal == ',' {
		return '.'
	}
	return ','
}

// Numbers returns the signs that read the numbers.
func (f *Format) Numbers() locale.Numbers { return f.Signs }

// Units returns the texts allowed beside a number: the sign and the code of the currency.
func (f *Format) Units() [2]string { return f.units }

// IsPercent reports whether numbers show as percent.
func (f *Format) IsPercent() bool { return f.Kind == option.FormatPercent }

// Decimals returns the number of decimals that an exact number needs to be shown.
func (f *Format) Decimals() int {
	if f.IsPercent() {
		return f.MaxDigits + 2
	}
	return f.MaxDigits
}

// AppendNumber replaces the number in plain digits that begins at start by its text. Other texts stay as they are.
func (f *Format) AppendNumber(dst []byte, start int) []byte {
	n, ok := parse(dst[start:], dst)
	if !ok {
		return dst
	}
	if f.IsPercent() {
		n.point += 2
	}
	dst, n.digits = n.digits, n.digits[len(dst):]
	end := len(dst)
	dst = f.append(dst, &n)
	return dst[:start+copy(dst[start:], dst[end:])]
}

// append appends the text of a number.
func (f *Format) append(dst []byte, n *decimal) []byte {
	science := !n.infinite && len(n.digits) > 0 && (f.Kind == option.FormatScientific || n.short && n.point > longest)
	exponent := 0
	if science {
		exponent, n.point = n.point-1, 1
	}
	if most := f.MaxDigits; f.Kind == option.FormatScientific || !science {
		n.round(most)
		if science && n.point > 1 { // rounded up to ten
			exponent, n.point, n.digits = exponent+1, 1, n.digits[:1]
		}
	} else {
		n.round(len(n.digits))
	}
	around := &f.affixes.positive
	if n.negative {
		around = &f.affixes.negative
	}
	dst = append(dst, around.prefix...)
	if n.infinite {
		dst = append(dst, "∞"...)
	} else {
		dst = f.appendWhole(dst, n)
		dst = f.appendDecimals(dst, n)
	}
	if science {
		dst = f.appendExponent(append(dst, 'E'), exponent)
	}
	return append(dst, around.suffix...)
}

// longest is the number of digits before the decimal sign beyond which a number with an exponent keeps it.
const longest = 24

// appendWhole appends the digits before the decimal sign, in groups.
func (f *Format) appendWhole(dst []byte, n *decimal) []byte {
	if n.point <= 0 {
		return f.appendDigit(dst, '0')
	}
	for i := range n.point {
		left := n.point - i
		if i > 0 && n.point > f.least && f.begins(left) {
			dst = utf8.AppendRune(dst, f.group)
		}
		dst = f.appendDigit(dst, n.digit(i))
	}
	return dst
}

// begins reports whether a group begins at the digit that has left digits up to the decimal sign.
func (f *Format) begins(left int) bool {
	if f.Signs.Indian && left > 3 {
		return left%2 == 1
	}
	return left%3 == 0
}

// appendDecimals appends the decimal sign and the decimals, nothing if there are none.
func (f *Format) appendDecimals(dst []byte, n *decimal) []byte {
	count := max(len(n.digits)-n.point, f.MinDigits)
	if len(n.digits) == 0 {
		count = f.MinDigits
	}
	if count <= 0 {
		return dst
	}
	dst = utf8.AppendRune(dst, f.decimal)
	for i := range count {
		dst = f.appendDigit(dst, n.digit(n.point+i))
	}
	return dst
}

// appendExponent appends the exponent of ten.
func (f *Format) appendExponent(dst []byte, n int) []byte {
	if n < 0 {
		dst, n = append(dst, '-'), -n
	}
	first := 1
	for first <= n/10 {
		first *= 10
	}
	for ; first > 0; first /= 10 {
		dst = f.appendDigit(dst, '0'+byte(n/first%10))
	}
	return dst
}

// appendDigit appends a digit.
func (f *Format) appendDigit(dst []byte, c byte) []byte {
	if f.zero == '0' {
		return append(dst, c)
	}
	return utf8.AppendRune(dst, f.zero+rune(c-'0'))
}

// Missing appends what the text of a number lacks at its end, up to the decimals of MaxDigits and the longest suffix. It
// is drawn as room, so that decimal signs are below each other.
func (f *Format) Missing(dst, text []byte) []byte {
	decimals, suffix := f.decimalsOf(text)
	if decimals < 0 {
		return dst
	}
	if decimals < f.MaxDigits {
		if decimals == 0 {
			dst = utf8.AppendRune(dst, f.decimal)
		}
		for range f.MaxDigits - decimals {
			dst = f.appendDigit(dst, '0')
		}
	}
	return f.appendBehind(dst, text, suffix)
}

// appendBehind appends what texts with other signs have at the right of the number. Beside letters and digits of Arabic,
// the suffix is at the left, and beside Arabic digits the minus sign at the right.
func (f *Format) appendBehind(dst, text []byte, suffix string) []byte {
	positive, negative := &f.affixes.positive, &f.affixes.negative
	switch {
	case f.zero == '٠':
		if !strings.HasPrefix(string(text), negative.prefix) {
			dst = append(dst, strings.TrimPrefix(negative.prefix, positive.prefix)...)
		}
		return dst
	case strings.ContainsFunc(positive.suffix+positive.prefix, isLeftward):
		return dst
	}
	longer := positive.suffix
	if utf8.RuneCountInString(negative.suffix) > utf8.RuneCountInString(longer) {
		longer = negative.suffix
	}
	if rest, ok := strings.CutPrefix(longer, suffix); ok {
		dst = append(dst, rest...)
	}
	return dst
}

// decimalsOf returns the number of decimals of a text, and what follows them. decimals is below 0 if text is no number.
func (f *Format) decimalsOf(text []byte) (decimals int, suffix string) {
	last, point := -1, false
	for at := 0; at < len(text); {
		r, size := utf8.DecodeRune(text[at:])
		switch {
		case r >= f.zero && r <= f.zero+9:
			if last = at + size; point {
				decimals++
			}
		case r == f.decimal && last == at && !point:
			point = true
		case r == 'E' && last == at:
			return -1, ""
		}
		at += size
	}
	if last < 0 {
		return -1, ""
	}
	for _, s := range [...]string{f.affixes.positive.suffix, f.affixes.negative.suffix} {
		if s != "" && string(text[last:]) == s {
			return decimals, s
		}
	}
	return decimals, ""
}

// Mark inserts the marks of direction of the language into the text that begins at start, which is drawn with them.
func (f *Format) Mark(dst []byte, start int) []byte {
	if f.Kind >= option.FormatDate {
		return f.times.mark(dst, start)
	}
	if f.marked == f.affixes {
		return dst
	}
	text := string(dst[start:])
	if f.zero == '0' && !strings.ContainsFunc(text, isLeftward) {
		return dst // drawn from left to right without marks
	}
	plain, marked := f.affixes.positive, f.marked.positive
	if negative := f.affixes.negative; strings.HasPrefix(text, negative.prefix) && strings.HasSuffix(text, negative.suffix) && len(negative.prefix)+len(negative.suffix) > len(plain.prefix)+len(plain.suffix) {
		plain, marked = negative, f.marked.negative
	}
	if !strings.HasPrefix(text, plain.prefix) || !strings.HasSuffix(text, plain.suffix) || len(text) < len(plain.prefix)+len(plain.suffix) {
		return dst
	}
	inner := text[len(plain.prefix) : len(text)-len(plain.suffix)]
	return append(append(append(dst[:start], marked.prefix...), inner...), marked.suffix...)
}

// isLeftward reports whether r is a letter that is written from right to left.
func isLeftward(r rune) bool {
	return r >= 0x590 && r <= 0x8ff && r != '\u061c' && !isDigitSign(r)
}

// isDigitSign reports whether r is an Arabic digit, or a sign among digits.
func isDigitSign(r rune) bool {
	return r >= 0x660 && r <= 0x66c || r >= 0x6f0 && r <= 0x6f9
}

// Excel returns the number format of a workbook that shows the same, as far as workbooks can.
func (f *Format) Excel() string {
	if f.Kind >= option.FormatDate {
		return f.times.excel(f.tag)
	}
	number := "#,##0"
	if f.Kind == option.FormatScientific {
		number = "0"
	}
	if f.MaxDigits > 0 {
		number += "." + strings.Repeat("0", f.MinDigits) + strings.Repeat("#", f.MaxDigits-f.MinDigits)
	}
	if f.Kind == option.FormatScientific {
		return number + "E+0"
	}
	positive, negative := f.affixes.positive, f.affixes.negative
	code := quoted(positive.prefix) + number + quoted(positive.suffix)
	if (affix{"-" + positive.prefix, positive.suffix}) == negative {
		return code
	}
	return code + ";" + quoted(negative.prefix) + number + quoted(negative.suffix)
}

// quoted returns the text of a number format that shows text.
func quoted(text string) string {
	var b strings.Builder
	for _, r := range text {
		switch {
		case strings.ContainsRune(" -()%", r):
			b.WriteRune(r)
		case r == '"':
			b.WriteString(`\"`)
		default:
			b.WriteString(`"` + string(r) + `"`)
		}
	}
	return strings.ReplaceAll(b.String(), `""`, "")
}

// Languages returns the tags of the table.
func Languages() (tags []string) {
	for l := range strings.Lines(table) {
		tag, _, _ := strings.Cut(l, "|")
		tags = append(tags, strings.TrimSpace(tag))
	}
	slices.Sort(tags)
	return tags
}
