// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"errors"
	"fmt"
	"math"
	"math/big"
	"reflect"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// notations holds number signs that a grid can have.
var notations = map[string]locale.Numbers{
	"point and comma": locale.NumbersFor("en"), "comma and point": locale.NumbersFor("de"), "comma and blank": {Decimal: ',', Grouping: " "},
	"comma and no-break blank": locale.NumbersFor("ru"), "comma and narrow blank": locale.NumbersFor("fr"), "apostrophe": locale.NumbersFor("de-CH"),
	"indian": locale.NumbersFor("en-IN"), "austrian": locale.NumbersFor("de-AT"), "arabic": {Decimal: '٫', Grouping: "٬"}, "point and blank": {Decimal: '.', Grouping: " "},
}

// amount is a decimal number type of a program, in hundredths.
type amount struct{ hundredths int64 }

func (a amount) String() string {
	return strconv.FormatFloat(float64(a.hundredths)/100, 'f', 2, 64)
}
func (a amount) Cmp(b amount) int { return int(a.hundredths - b.hundredths) }

func parseAmount(text string) (amount, error) {
	f, err := strconv.ParseFloat(text, 64)
	return amount{int64(math.Round(f * 100))}, err
}

type (
	grade  int
	moment time.Time
	truth  bool
	count  int32
)

func (g grade) String() string { return [...]string{"low", "high", "2"}[g] }

// carrier is a column with values, in a separate row.
type carrier struct {
	name   string
	def    *Def
	row    rowdata.Row
	values []any
	put    func(v any)
	get    func() any
}

func newCarrier[V any](name string, set func(c *Value[V]), values ...V) carrier {
	c := editable[V]()
	c.Def.ID = name
	if set != nil {
		set(c)
	}
	cell := new(V)
	out := carrier{name: name, def: c.Def, row: rowdata.To(cell)}
	for _, v := range values {
		out.values = append(out.values, v)
	}
	out.put = func(v any) { *cell = *new(V); *cell, _ = v.(V) }
	out.get = func() any { return *cell }
	return out
}

// formatBy formats numbers in a notation.
func formatBy(signs locale.Numbers, decimals int) func(c *Value[float64]) {
	return func(c *Value[float64]) {
		c.FormatBy(func(v float64) string {
			return string(readerOf(signs).AppendText(nil, strconv.FormatFloat(v, 'f', decimals, 64), true))
		})
	}
}

func laidOut(text string) func(c *Value[time.Time]) {
	return func(c *Value[time.Time]) { c.LayoutBy(text) }
}

func carriers() []carrier {
	floats := []float64{1.234, 1234, 1234.5, 0.5, -1000, 0, 1, 16777217, 1e21, math.Inf(1)}
	seoul := time.FixedZone("KST", 9*3600)
	times := []time.Time{
		time.Date(2024, 5, 6, 10, 15, 42, 123456789, time.UTC), time.Date(2024, 1, 2, 9, 0, 7, 0, seoul),
		time.Date(1234, 12, 31, 23, 59, 59, 0, time.UTC), time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC),
	}
	texts := []string{"1.234", "1,234", "1.5", "1,5", "1234", "true", "0", "2024", "2024-05-06 10:15", "1h30m0s", "a", "b", "high", "1 234", "x y"}
	out := []carrier{
		newCarrier("int64", nil, []int64{1234, -1, 0, 1, 1<<53 + 1, math.MaxInt64, 2024}...),
		newCarrier("int8", nil, []int8{1, 127, -128, 0}...),
		newCarrier("uint64", nil, []uint64{math.MaxUint64, 1, 1234}...),
		newCarrier("count", nil, []count{1, 1234}...),
		newCarrier("float64", nil, floats...),
		newCarrier("float32", nil, []float32{0.1, 1.234, 1234, 16777216, 1e20}...),
		newCarrier("euros", nil, []euros{1.5, 1234}...),
		newCarrier("amount", func(c *Value[amount]) { c.Def.Kind = option.KindNumber; c.ParseBy(parseAmount) }, amount{123400}, amount{150}, amount{5}),
		newCarrier("*big.Int", func(c *Value[*big.Int]) {
			c.Def.Kind = option.KindNumber
			c.ParseBy(func(text string) (*big.Int, error) {
				n, ok := new(big.Int).SetString(text, 10)
				if !ok {
					return nil, errors.New("no whole number")
				}
				return n, nil
			})
		}, big.NewInt(1234), new(big.Int).Lsh(big.NewInt(1), 100)),
		newCarrier("code", func(c *Value[string]) { c.Def.Kind = option.KindNumber }, "1.5", "1234", "1,234.5"),
		newCarrier("german code", func(c *Value[string]) {
			c.Def.Kind, c.Def.NumberSigns = option.KindNumber, locale.NumbersFor("de")
		}, "1,5", "1234", "1.234"),
		newCarrier("own signs", func(c *Value[float64]) {
			c.Def.NumberSigns = locale.NumbersFor("de")
			formatBy(locale.NumbersFor("de"), 3)(c)
		}, floats...),
		newCarrier("as shown", func(c *Value[float64]) { c.Def.CopyShown = true; formatBy(locale.NumbersFor("de"), 2)(c) }, floats...),
		newCarrier("program's parse", func(c *Value[float64]) {
			c.ParseBy(func(text string) (float64, error) { return strconv.ParseFloat(strings.ReplaceAll(text, ".", ""), 64) })
		}, 1234, 1.5),
		newCarrier("string", nil, texts...),
		newCarrier("minutes", nil, times...), newCarrier("date", laidOut(time.DateOnly), times...), newCarrier("clock", laidOut("15:04"), times...),
		newCarrier("year", laidOut("2006"), times...), newCarrier("nanoseconds", laidOut(time.RFC3339Nano), times...),
		newCarrier("moment", nil, []moment{moment(times[0]), moment(times[1])}...),
		newCarrier("duration", nil, []time.Duration{0, 90 * time.Minute, 5, 1234}...),
		newCarrier("bool", nil, true, false), newCarrier("truth", nil, []truth{true, false}...),
		newCarrier("grade", func(c *Value[grade]) { c.ChoicesBy(func(rowdata.Row) []grade { return []grade{0, 1, 2} }) }, []grade{0, 1, 2}...),
		newCarrier("swapped choices", func(c *Value[string]) {
			c.FormatBy(func(v string) string { return map[string]string{"a": "b", "b": "a"}[v] })
			c.ChoicesBy(func(rowdata.Row) []string { return []string{"a", "b"} })
		}, "a", "b"),
		newCarrier("rates", func(c *Value[float64]) { c.ChoicesBy(func(rowdata.Row) []float64 { return []float64{1.234, 1234} }) }, 1.234, 1234),
		newCarrier("any", nil, []any{int64(1234), 1.5, "1.234", true, times[0]}...),
	}
	for name, signs := range notations {
		out = append(out, newCarrier("shown by "+name, formatBy(signs, 3), floats...))
	}
	return out
}

// number returns a number of any type as an exact fraction.
func number(v any) (*big.Rat, bool) {
	switch v := v.(type) {
	case amount:
		return big.NewRat(v.hundredths, 100), true
	case *big.Int:
		return new(big.Rat).SetInt(v), true
	case time.Duration, grade:
		return nil, false
	}
	switch rv := reflect.ValueOf(v); rv.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return new(big.Rat).SetInt64(rv.Int()), true
	case reflect.Uint, reflect.Uint64:
		return new(big.Rat).SetInt(new(big.Int).SetUint64(rv.Uint())), true
	case reflect.Float64:
		return new(big.Rat).SetString(strconv.FormatFloat(rv.Float(), 'g', -1, 64))
	case reflect.Float32:
		return new(big.Rat).SetString(strconv.FormatFloat(rv.Float(), 'g', -1, 32))
	}
	return nil, false
}

// carriedRight reports whether a carried value means the same to people as the original.
func carriedRight(from, to carrier, v, got any, shown string, signs locale.Numbers) bool {
	if to.name == "any" || reflect.TypeOf(v) == reflect.TypeOf(got) && from.def.valueType == to.def.valueType {
		return reflect.DeepEqual(v, got)
	}
	at, isTime := timeOf(v)
	text, isText := v.(string)
	if of, ok := got.(string); ok {
		n, ok := number(v)
		if to.def.Kind != option.KindNumber || !ok {
			return of == shown || of == "Infinity" && fmt.Sprint(v) == "+Inf"
		}
		plain, err := to.def.NumberReader(locale.Numbers{}).Plain(of)
		m, same := new(big.Rat).SetString(plain)
		return err == nil && same && n.Cmp(m) == 0
	}
	switch got := got.(type) {
	case time.Time, moment:
		is, _ := timeOf(got)
		return isTime && is.Equal(at) && is.Location() == at.Location() || isText && to.def.AppendText(nil, to.row) != nil
	case time.Duration:
		return isText && got.String() == text || isText && text == "0" && got == 0
	case bool, truth:
		on := reflect.ValueOf(got).Bool()
		n, isNumber := number(v)
		switch {
		case isNumber:
			return n.Cmp(new(big.Rat)) == 0 && !on || n.Cmp(big.NewRat(1, 1)) == 0 && on
		case reflect.ValueOf(v).Kind() == reflect.Bool:
			return reflect.ValueOf(v).Bool() == on
		}
		parsed, err := strconv.ParseBool(text)
		return isText && err == nil && parsed == on
	case grade:
		return got.String() == shown
	}
	if fmt.Sprint(v) == "+Inf" { // no fraction exists for it
		rv := reflect.ValueOf(got)
		return rv.CanFloat() && math.IsInf(rv.Float(), 1)
	}
	n, isNumber := number(got)
	was, ok := number(v)
	if isNumber && ok {
		return n.Cmp(was) == 0
	}
	if !isNumber || v != v || isTime || reflect.ValueOf(v).Kind() == reflect.Bool {
		return false
	}
	// A text, or the text of an enumeration, must have a single reading.
	var readings []string
	for _, by := range []numtext.Reader{to.def.NumberReader(signs), from.def.NumberReader(locale.Numbers{})} {
		if plain, err := by.Plain(shown); err == nil {
			readings = append(readings, plain)
		}
	}
	for _, plain := range readings {
		if m, ok := new(big.Rat).SetString(plain); ok && m.Cmp(n) == 0 {
			return !isDecimalText(shown) || sameNumber(shown, plain) || from.def.Kind == option.KindNumber
		}
	}
	return to.name == "program's parse" && isText
}

func timeOf(v any) (time.Time, bool) {
	switch v := v.(type) {
	case time.Time:
		return v, true
	case moment:
		return time.Time(v), true
	}
	return time.Time{}, false
}

// A value carried between cells is the same value there, or it is refused.
func TestCarriedValuesAreTheSameOrRefused(t *testing.T) {
	all, cases, refused := carriers(), 0, 0
	for name, signs := range notations {
		for _, from := range all {
			for _, to := range all {
				to := to
				for i, v := range from.values {
					for _, before := range to.values[:2] {
						for _, copied := range []bool{false, true} {
							from.put(v)
							carried := Carrier{from.def}.Carry(from.row, signs)
							require.NotNil(t, carried)
							shown := carried.(*Carried).shown()
							if copied {
								carried = Carrier{from.def}.CarryCopied(from.def.Value(from.row), shown, signs)
							}
							if to.name == from.name {
								to = carriers()[indexOf(all, from.name)]
							}
							to.put(before)
							cases++
							err := Contained(func() error { return to.def.Set(to.row, carried) })
							got := to.get()
							where := fmt.Sprintf("%s: %s %v (%d) into %s: %v %v", name, from.name, v, i, to.name, got, err)
							if err != nil {
								refused++
								require.Equal(t, before, got, where)
								require.True(t, from.def.valueType != to.def.valueType || to.def.Choices != nil, where)
								continue
							}
							require.True(t, carriedRight(from, to, v, got, shown, signs), where)
						}
					}
				}
			}
		}
	}
	t.Logf("%d cases, %d of them refused", cases, refused)
}

func indexOf(all []carrier, name string) int {
	for i := range all {
		if all[i].name == name {
			return i
		}
	}
	return -1
}
