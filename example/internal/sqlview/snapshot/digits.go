// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"cmp"
	"database/sql/driver"
	"math/big"
	"strings"

	"modernc.org/sqlite"
)

// digitsCollation is the collation that sorts texts of numbers by number.
const digitsCollation = "sqlview_digits"

// digitsSum is the SQL expression that adds up texts of digits. Its result is a text of digits too.
const digitsSum = "sqlview_sum(%) COLLATE " + digitsCollation

func init() {
	sqlite.MustRegisterCollationUtf8(digitsCollation, compareDigits)
	sqlite.MustRegisterFunction("sqlview_sum", &sqlite.FunctionImpl{
		NArgs: 1, Deterministic: true,
		MakeAggregate: func(sqlite.FunctionContext) (sqlite.AggregateFunction, error) { return new(sum), nil },
	})
}

// sum adds up texts of digits exactly. It ignores other texts.
type sum struct {
	total big.Rat
	// plus and minus count the infinities.
	plus, minus int
}

func (s *sum) Step(_ *sqlite.FunctionContext, args []driver.Value) error {
	s.add(args[0], 1)
	return nil
}

func (s *sum) WindowInverse(_ *sqlite.FunctionContext, args []driver.Value) error {
	s.add(args[0], -1)
	return nil
}

func (s *sum) add(v driver.Value, times int) {
	text, _ := v.(string)
	switch parseDigits(text).rank {
	case rankText:
	case rankInfinity:
		s.plus += times
	case rankMinusInfinity:
		s.minus += times
	default:
		n, ok := new(big.Rat).SetString(text)
		if ok && times < 0 {
			n.Neg(n)
		}
		if ok {
			s.total.Add(&s.total, n)
		}
	}
}

// WindowValue returns the digits of the sum, or nil for infinities of both signs.
func (s *sum) WindowValue(*sqlite.FunctionContext) (driver.Value, error) {
	switch {
	case s.plus > 0 && s.minus > 0:
		return nil, nil
	case s.plus > 0:
		return "Infinity", nil
	case s.minus > 0:
		return "-Infinity", nil
	}
	places, _ := s.total.FloatPrec() // the digits of a sum are finite
	return s.total.FloatString(places), nil
}

func (*sum) Final(*sqlite.FunctionContext) {}

// exactTypes lists parts of the drivers' names for number types that a float64 may round.
var exactTypes = []string{"numeric", "decimal", "number", "hugeint", "ubigint", "unsigned bigint"}

// hasDigits reports whether some numbers of a type fit neither a float64 nor an int64.
func hasDigits(driverType string) bool {
	name := strings.ToLower(driverType)
	for _, part := range exactTypes {
		if strings.Contains(name, part) && !strings.HasPrefix(name, "_") && !strings.HasSuffix(name, "]") {
			return true
		}
	}
	return false
}

// rank is the first criterion of the order of texts, before their digits.
type rank int8

const (
	rankMinusInfinity rank = iota
	rankNegative
	rankZero
	rankPositive
	rankInfinity
	rankText
)

// decimal is the number that a text contains: its significant digits before and after the point.
type decimal struct {
	rank            rank
	whole, fraction string
}

func parseDigits(s string) decimal {
	switch s {
	case "Infinity":
		return decimal{rank: rankInfinity}
	case "-Infinity":
		return decimal{rank: rankMinusInfinity}
	}
	text, negative := strings.CutPrefix(s, "-")
	whole, fraction, _ := strings.Cut(text, ".")
	if whole+fraction == "" || !isDigits(whole) || !isDigits(fraction) {
		return decimal{rank: rankText}
	}
	d := decimal{rankPositive, strings.TrimLeft(whole, "0"), strings.TrimRight(fraction, "0")}
	switch {
	case d.whole == "" && d.fraction == "":
		d.rank = rankZero
	case negative:
		d.rank = rankNegative
	}
	return d
}

func isDigits(s string) bool {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return false
		}
	}
	return true
}

// compareDigits compares the numbers in two texts; other texts come after all numbers.
func compareDigits(a, b string) int {
	x, y := parseDigits(a), parseDigits(b)
	if c := cmp.Compare(x.rank, y.rank); c != 0 {
		return c
	}
	size := cmp.Or(cmp.Compare(len(x.whole), len(y.whole)), strings.Compare(x.whole, y.whole), strings.Compare(x.fraction, y.fraction))
	switch x.rank {
	case rankNegative:
		return -size
	case rankText:
		return strings.Compare(a, b)
	}
	return size
}
