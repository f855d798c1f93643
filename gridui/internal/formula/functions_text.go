// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
)

func textFunctions() []*operator {
	textOf := function("text", "value:a format?:a", "t", buildTextOf)
	textOf.types = textOfTypes
	return []*operator{
		function("len", "text:t", "n", buildLen),
		function("upper", "text:t", "t", textFunction(strings.ToUpper)),
		function("lower", "text:t", "t", textFunction(strings.ToLower)),
		function("trim", "text:t", "t", textFunction(strings.TrimSpace)),
		function("left", "text:t count?:n", "t", partFunction(func(s string, _, n int) string { return s[:offset(s, n)] })),
		function("right", "text:t count?:n", "t", partFunction(func(s string, _, n int) string {
			return s[offset(s, max(0, utf8.RuneCountInString(s)-n)):]
		})),
		function("mid", "text:t start:n count?:n", "t", partFunction(func(s string, start, n int) string {
			s = s[offset(s, start-1):]
			return s[:offset(s, n)]
		})),
		function("replace", "text:t search:t with:t", "t", buildReplace),
		function("find", "search:t text:t", "n", buildFind),
		textOf,
	}
}

func buildLen(_ *compiler, _ *node, args []code) code {
	of := args[0].text
	return ofExact(func(row Row) (exact.Number, State) {
		v, s := of(row)
		return whole(int64(utf8.RuneCountInString(v))), s
	})
}

func textFunction(f func(string) string) func(*compiler, *node, []code) code {
	return func(_ *compiler, _ *node, args []code) code {
		of := args[0].text
		return ofText(func(row Row) (string, State) {
			v, s := of(row)
			if s != OK {
				return "", s
			}
			return f(v), OK
		})
	}
}

// offset returns the offset, in bytes, of character n of s, or len(s) if s is shorter.
func offset(s string, n int) int {
	for at := range s {
		if n <= 0 {
			return at
		}
		n--
	}
	return len(s)
}

// partFunction takes a part of a text, counted in characters. Numbers out of bounds are clamped.
func partFunction(part func(s string, start, n int) string) func(*compiler, *node, []code) code {
	return func(_ *compiler, n *node, args []code) code {
		of := args[0].text
		one := constant(Value{Type: Number, Number: whole(1)}).float
		rest := constant(Value{Type: Number, Number: whole(math.MaxInt32)}).float
		start, count := one, one
		switch {
		case len(args) == 3:
			start, count = args[1].float, args[2].float
		case len(args) == 2 && n.op.name == "mid":
			start, count = args[1].float, rest
		case len(args) == 2:
			count = args[1].float
		}
		return ofText(func(row Row) (string, State) {
			v, s := of(row)
			from, t := start(row)
			n, u := count(row)
			if s != OK || t != OK || u != OK {
				return "", max(s, t, u)
			}
			return part(v, bounded(from, 1), bounded(n, 0)), OK
		})
	}
}

// bounded converts a number of characters to an int of at least least.
func bounded(f float64, least int) int {
	return int(min(max(f, float64(least)), math.MaxInt32))
}

func buildReplace(_ *compiler, _ *node, args []code) code {
	of, what, with := args[0].text, args[1].text, args[2].text
	return ofText(func(row Row) (string, State) {
		v, s := of(row)
		w, t := what(row)
		x, u := with(row)
		if s != OK || t != OK || u != OK {
			return "", max(s, t, u)
		}
		if w == "" {
			return v, OK
		}
		if grows := strings.Count(v, w) * len(x); grows > maxTextBytes {
			return "", OutOfRange
		}
		return strings.ReplaceAll(v, w, x), OK
	})
}

// maxTextBytes bounds the texts that joining and replacing make. Columns that use one another would otherwise
// double them again and again.
const maxTextBytes = 1 << 17

// buildFind returns code for the place of a text in another, in characters from 1, ignoring letter case. It
// is missing if the text does not occur.
func buildFind(_ *compiler, _ *node, args []code) code {
	what, in := args[0].text, args[1].text
	return ofExact(func(row Row) (exact.Number, State) {
		w, s := what(row)
		v, t := in(row)
		if s != OK || t != OK {
			return exact.Number{}, max(s, t)
		}
		want := newNeedle(w)
		at := want.find(v)
		if at < 0 {
			return exact.Number{}, Missing
		}
		return whole(int64(utf8.RuneCountInString(v[:at]) + 1)), OK
	})
}

// textOfTypes checks the arguments of the function text. The format of a number is its number of decimals,
// and that of a date is a pattern. Other values have no format.
func textOfTypes(args []*node) (result Type, bad int, want []Type) {
	if len(args) < 2 {
		return Text, good, nil
	}
	switch args[0].typ {
	case Number:
		want = []Type{Number}
	case Date:
		want = []Type{Text}
	case Anything:
		if args[0].opaque() {
			return 0, 0, []Type{Number, Date}
		}
		want = []Type{Number, Text} // of the word missing
	default:
		return 0, 0, []Type{Number, Date}
	}
	for _, typ := range want {
		if fits(args[1], typ) {
			return Text, good, nil
		}
	}
	return 0, 1, want
}

// buildTextOf returns code that formats a value as text: a number with the given decimals, a date by a
// pattern such as "YYYY-MM".
func buildTextOf(_ *compiler, n *node, args []code) code {
	switch typ := n.args[0].typ; {
	case len(args) == 1 || typ != Number && typ != Date:
		return buildJoin(nil, n, args[:1])
	case typ == Number:
		return textOfNumber(args[0].numbers(), args[1].float)
	}
	ticks, pattern := args[0].ticks, args[1].text
	return ofText(func(row Row) (string, State) {
		v, s := ticks(row)
		p, t := pattern(row)
		if s != OK || t != OK {
			return "", max(s, t)
		}
		return formatDate(v, p), OK
	})
}

func textOfNumber(of func(row Row) (exact.Number, State), decimals func(row Row) (float64, State)) code {
	return ofText(func(row Row) (string, State) {
		v, s := of(row)
		d, t := decimals(row)
		if s != OK || t != OK {
			return "", max(s, t)
		}
		return fixedText(v, int(min(max(d, 0), exact.Scale))), OK
	})
}

// fixedText formats a number with a fixed number of decimals.
func fixedText(n exact.Number, decimals int) string {
	r, s := round(n, decimals, roundHalf)
	if s != OK || !r.Exact {
		return strconv.FormatFloat(r.Near(), 'f', decimals, 64)
	}
	text := string(r.AppendText(nil))
	at := strings.IndexByte(text, '.')
	if at < 0 && decimals > 0 {
		at = len(text)
		text += "."
	}
	if decimals > 0 {
		text += strings.Repeat("0", decimals-(len(text)-at-1))
	}
	return text
}

// parsedNumber parses a number written by people, with a decimal point.
func parsedNumber(text string) (exact.Number, bool) {
	if len(text) > maxNumberText {
		return exact.Number{}, false
	}
	plain, err := numtext.Reader{Loose: true}.Plain(text)
	if err != nil {
		return exact.Number{}, false
	}
	n, ok := exact.Parse([]byte(plain))
	return trimmed(n), ok
}

// maxNumberText is the length, in bytes, of the longest text parsed as a number.
const maxNumberText = 400
