// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// item is a row; pointers may be nil for missing values.
type item struct {
	Name  *string
	Qty   *int64
	Price *float64
	Sold  *bool
	At    *time.Time
	Took  *time.Duration
	Cost  string
}

func schema() formula.Schema {
	return formula.Schema{Columns: []formula.Column{
		{ID: "name", Name: "Name", Type: formula.Text, Values: func() []string { return []string{"Seoul", `a "b"`, "서울"} }},
		{ID: "qty", Name: "Quantity", Type: formula.Number},
		{ID: "price", Name: "Unit price", Type: formula.Number},
		{ID: "sold", Name: "Sold", Type: formula.Bool},
		{ID: "at", Name: "날짜", Type: formula.Date},
		{ID: "took", Name: "Took", Type: formula.Duration},
		{ID: "cost", Name: "Cost", Type: formula.Number},
		{ID: "one", Name: "Twice", Type: formula.Number},
		{ID: "two", Name: "Twice", Type: formula.Text},
		{ID: "odd]id", Name: "and", Type: formula.Text},
		{ID: "other", Name: "Other", Type: formula.Anything},
	}}
}

func read[V any](get func(*item) *V) func(rowdata.Row) (V, bool) {
	return func(row rowdata.Row) (v V, ok bool) {
		p := get(rowdata.Ptr[item](row))
		if p == nil {
			return v, false
		}
		return *p, true
	}
}

func getter(id string) (r formula.Reader, ok bool) {
	switch id {
	case "name", "two", "odd]id":
		r.Text = read(func(i *item) *string { return i.Name })
	case "qty", "one":
		r.Integer = read(func(i *item) *int64 { return i.Qty })
		r.Shown = func(dst []byte, row rowdata.Row) []byte { return append(dst, "#42"...) }
	case "price":
		r.Float = read(func(i *item) *float64 { return i.Price })
	case "sold":
		r.Bool = read(func(i *item) *bool { return i.Sold })
	case "at":
		at := read(func(i *item) *time.Time { return i.At })
		r.Date = func(row rowdata.Row) (int64, bool) { t, ok := at(row); return formula.Micros(t), ok }
	case "took":
		took := read(func(i *item) *time.Duration { return i.Took })
		r.Duration = func(row rowdata.Row) (int64, bool) { d, ok := took(row); return int64(d), ok }
	case "cost":
		r.Exact = func(row rowdata.Row) (exact.Number, bool) { return exact.Parse([]byte(rowdata.Ptr[item](row).Cost)) }
	case "other":
		r.Shown = func(dst []byte, row rowdata.Row) []byte { return append(dst, "Shown"...) }
	default:
		return r, false
	}
	return r, true
}

var clock = time.Date(2024, 3, 5, 14, 30, 15, 0, time.UTC)

func of[V any](v V) *V { return &v }

func full() item {
	return item{Name: of("Seoul"), Qty: of(int64(3)), Price: of(2.5), Sold: of(true), At: of(clock), Took: of(90 * time.Minute), Cost: "0.10"}
}

// eval returns the value of an expression for a row as text, or its state.
func eval(t *testing.T, text string, row *item) string {
	t.Helper()
	e, err := formula.Parse(text, schema())
	require.NoError(t, err, text)
	p, ok := e.Compile(getter, clock)
	require.True(t, ok, text)
	v := p.Value(rowdata.To(row))
	require.Equal(t, v.State, p.State(rowdata.To(row)), text)
	if v.State != formula.OK {
		return map[formula.State]string{formula.Missing: "missing", formula.DivisionByZero: "#zero", formula.NotANumber: "#number", formula.NotADate: "#date", formula.OutOfRange: "#range"}[v.State]
	}
	return string(v.AppendText(nil))
}

func TestValues(t *testing.T) {
	row := full()
	for text, want := range map[string]string{
		"1 + 2 * 3": "7", "(1 + 2) * 3": "9", "-2 ^ 2": "-4", "(-2) ^ 2": "4", "2 ^ 3 ^ 2": "512", "2 ^ -1": "0.5",
		"7 % 4": "3", "-7 % 4": "-3", "7.5 % 2": "1.5", "10 / 4": "2.5", "1 / 3": "0.333333333333333", "1 / 0": "#zero", "1 % 0": "#zero",
		"0.1 + 0.2": "0.3", "0.1 * 3": "0.3", "1e3": "1000", "--2": "2", "- - 2": "2", "+3": "3", "5 − 2 × 2 ÷ 4": "4",
		"Quantity * [Unit price]": "7.5", "cost * 3": "0.3", "Cost * 0.1 * 0.1": "0.001", "[unit PRICE]": "2.5",
		"9007199254740993 + 1": "9007199254740994", "123456789012345678 * 1000 - 1": "123456789012345677999",
		`"a" & 1 + 2 & true`: "a3true", `"a""b"`: `a"b`, `'it''s'`: "it's", "Name & \" \" & 날짜": "Seoul 2024-03-05T14:30:15",
		"1 < 2 and 2 < 1 or true": "true", "not true or true": "true", "not (true or true)": "false", "1 = 1.0": "true", "true && !false || false": "true",
		`Name = "SEOUL"`: "true", `Name <> "seoul"`: "false", `Name in ("SEOUL", "Busan")`: "false", `Name in ("Seoul")`: "true", "Quantity in (1, 3)": "true",
		`Name not in ("Seoul")`: "false", `Name contains "EOU"`: "true", `Name not contains "x"`: "true", `Name starts with "s"`: "true", `Name ends with "UL"`: "true",
		`Quantity contains "42"`: "true", `Other contains "show"`: "true", "Quantity between 3 and 4 and true": "true", "Quantity not between 3 and 4": "false",
		"Name is empty": "false", "Name is not empty": "true", `"" is empty`: "true", "missing is missing": "true", "missing is empty": "true", "Sold": "true",
		"missing + 1": "missing", "missing = missing": "missing", "missing or true": "true", "missing or false": "missing", "missing and false": "false", "not missing": "missing",
		"1/0 = 1 or true": "true", "1/0 = 1 or missing": "#zero", "1/0 = 1 and false": "false", "Quantity in (1, missing)": "false", "missing in (1, missing)": "true", "missing in (1)": "missing",
		"if(Quantity > 2; \"many\"; \"few\")": "many", "if(missing, 1, 2)": "2", "if(1/0=1, 1, 2)": "#zero", "if(false, 1)": "missing", "if(true, missing, 2)": "missing",
		"coalesce(missing, 2, 3)": "2", "coalesce(1/0, 2)": "#zero", "iferror(1/0, 2)": "2", "iserror(1/0)": "true", "iserror(missing)": "false", "isempty(\"\")": "true", "ismissing(1)": "false",
		"round(2.675, 2)": "2.68", "round(-2.5)": "-3", "round(1234, -2)": "1200", "round([Unit price])": "3", "round(5, -20)": "0", "round(1e300)": "1e+300", "floor(-1.5)": "-2", "ceiling(1.21, 1)": "1.3", "ceiling(-1.5)": "-1", "trunc(-1.9)": "-1",
		"abs(-3)": "3", "abs([Unit price])": "2.5", "sign(-0.5)": "-1", "sqrt(16)": "4", "sqrt(-1)": "#range", "power(2, 10)": "1024", "0 ^ -1": "#zero", "10 ^ 400": "#range", "mod(7, 4)": "3",
		"sum(1, missing, 2)": "3", "sum(missing)": "missing", "average(1, 2, missing)": "1.5", "min(3, 1, missing, 2)": "1", "max(\"a\", \"C\", \"b\")": "C", "max(2024-01-01, 2024-05-01)": "2024-05-01", "min(missing, missing)": "missing", "min(1/0, 1)": "#zero",
		"len(\"서울\")": "2", "upper(\"aé\")": "AÉ", "lower(\"AB\")": "ab", "trim(\" a \")": "a", "left(\"서울시\", 2)": "서울", "left(\"ab\")": "a", "right(\"서울시\", 2)": "울시", "right(\"a\", 5)": "a", "mid(\"abcd\", 2, 2)": "bc", "mid(\"abcd\", 3)": "cd", "left(\"ab\", -1)": "",
		"replace(\"aXbX\", \"X\", \"--\")": "a--b--", "replace(\"a\", \"\", \"b\")": "a", "find(\"울\", \"서울\")": "2", "find(\"x\", \"a\")": "missing", "text(1.5)": "1.5", "text(1.005, 2)": "1.01", "text(2, 2)": "2.00", "text(2024-03-05, \"DD.MM.YYYY\")": "05.03.2024",
		"number(\"1,234.5\")": "1234.5", "number(\"x\")": "#number", "number(\" 12% \")": "0.12", "exact(\"a\", \"A\")": "false", "contains(\"abc\", \"B\")": "true", "startswith(Name, \"SE\")": "true", "endswith(Name, \"x\")": "false",
		"year(날짜)": "2024", "quarter(날짜)": "1", "month(날짜)": "3", "week(날짜)": "10", "day(날짜)": "5", "weekday(날짜)": "2", "hour(날짜)": "14", "minute(날짜)": "30", "second(날짜)": "15",
		"today()": "2024-03-05", "now()": "2024-03-05T14:30:15", "날짜 = today()": "true", "날짜 = 2024-03-05": "true", "날짜 > 2024-03-05": "false", "날짜 <= 2024-03-05": "true", "2024-03-05 < 날짜": "false", "날짜 <> 2024-03-05": "false",
		"날짜 = \"2024-03\"": "true", "날짜 >= \"2025\"": "false", "날짜 in (2024-03-04, 2024-03-05)": "true", "날짜 between 2024-03-01 and 2024-03-05": "true", "날짜 > 2024-03-05T14:30": "false", "날짜 = 2024-03-05 14:30": "true",
		"날짜 - 2024-03-05": "14h30m15s", "날짜 + hours(2) - 날짜": "2h0m0s", "today() - days(1)": "2024-03-04", "날짜 > today() - days(1)": "true", "날짜 = today() - days(0)": "true", "hours(3) / hours(2)": "1.5", "hours(3) * 2": "6h0m0s", "2 * hours(3)": "6h0m0s", "hours(3) / 2": "1h30m0s", "-hours(1)": "-1h0m0s", "days(1) + hours(1)": "25h0m0s", "Took > hours(1)": "true", "days(1e9)": "#range",
		"date(2024, 14, 1)": "2025-02-01", "date(20240, 1, 1)": "#range", "datevalue(\"2024-02-30\")": "#date", "datevalue(\"2024-02\")": "2024-02-01", "startof(날짜, \"month\")": "2024-03-01", "startof(날짜, \"week\")": "2024-03-04", "startof(날짜, \"분기\")": "2024-01-01", "startof(날짜, \"x\")": "#date",
		"datediff(2024-01-31, 2024-03-01, \"months\")": "1", "datediff(2024-03-01, 2024-01-31, \"month\")": "-1", "datediff(2023-03-05, 2024-03-04, \"year\")": "0", "datediff(2024-01-01, 2024-03-05, \"days\")": "64", "dateadd(2024-01-31, 1, \"month\")": "2024-02-29", "dateadd(2024-02-29, 1, \"year\")": "2025-02-28", "dateadd(2024-01-01, 36, \"hours\")": "2024-01-02T12:00", "dateadd(2024-01-01, 1e9, \"year\")": "#range",
		"참 그리고 거짓": "false", "참 또는 거짓": "true", "Name 포함 \"eou\"": "true", "Name 비어있음": "false", "9999-12-31 + days(2)": "#range", "[odd]]id] = \"seoul\"": "true", "[and]": "Seoul", "one + 1": "4",
		"text(missing, 1)": "missing", "9999-12-31 - 0001-01-01": "#range", "1.5e2": "150", "max(1, 2.5)": "2.5", "sold = (1 < 2)": "true", "true > false": "true",
	} {
		assert.Equal(t, want, eval(t, text, &row), text)
	}
}

func TestMissingColumnsAreUnknown(t *testing.T) {
	var none item
	for text, want := range map[string]string{
		"Quantity > 1": "missing", "[Unit price] > 1": "missing", "Cost + 1": "missing", "Name = \"a\"": "missing", "Name <> \"a\"": "missing", "Name contains \"\"": "missing", "Sold": "missing", "날짜 = 2024-01-01": "missing",
		"Name is empty": "true", "Quantity is empty": "true", "Quantity is missing": "true", "coalesce(Quantity, 7)": "7", "Quantity contains \"4\"": "missing", "Quantity in (1)": "missing", "Quantity in (1, null)": "true", "Name in (null)": "true",
		"sum(Quantity, 2)": "2", "if(Sold, 1, 2)": "2", "Quantity * [Unit price]": "missing", "Took > hours(1)": "missing",
	} {
		assert.Equal(t, want, eval(t, text, &none), text)
	}
}

func TestErrorsPointAtThePlace(t *testing.T) {
	for text, want := range map[string]formula.Error{
		"1 +":                   {Start: 3, End: 3, Code: formula.Incomplete},
		"1 + )":                 {Start: 4, End: 5, Code: formula.Unexpected},
		"(1":                    {Start: 2, End: 2, Code: formula.Incomplete},
		"1 2":                   {Start: 2, End: 3, Code: formula.Unexpected},
		"Nam = 1":               {Start: 0, End: 3, Code: formula.UnknownColumn},
		"1 + [No such]":         {Start: 4, End: 13, Code: formula.UnknownColumn},
		"Twice = 1":             {Start: 0, End: 5, Code: formula.AmbiguousColumn},
		"foo(1)":                {Start: 0, End: 3, Code: formula.UnknownFunction},
		"1 + round()":           {Start: 4, End: 11, Code: formula.WrongCount},
		"today(1)":              {Start: 0, End: 8, Code: formula.WrongCount},
		"text(1, \"0.00\")":     {Start: 8, End: 14, Code: formula.WrongType},
		"text(날짜, 2)":           {Start: 13, End: 14, Code: formula.WrongType},
		"text(Name, 2)":         {Start: 5, End: 9, Code: formula.WrongType},
		"text(true, \"x\")":     {Start: 5, End: 9, Code: formula.WrongType},
		"Name + 1":              {Start: 0, End: 4, Code: formula.WrongType},
		"1 + Name":              {Start: 4, End: 8, Code: formula.WrongType},
		"1 and true":            {Start: 0, End: 1, Code: formula.WrongType},
		"Name > 5":              {Start: 7, End: 8, Code: formula.WrongType},
		"if(true, 1, \"a\")":    {Start: 12, End: 15, Code: formula.WrongType},
		"round(Name, (1 + 2))":  {Start: 6, End: 10, Code: formula.WrongType},
		"날짜 + 날짜":               {Start: 9, End: 15, Code: formula.WrongType},
		"날짜 = \"x\"":            {Start: 9, End: 12, Code: formula.WrongType},
		"\"abc":                 {Start: 0, End: 4, Code: formula.OpenText},
		"1 + [abc":              {Start: 4, End: 8, Code: formula.OpenColumn},
		"12kg":                  {Start: 0, End: 4, Code: formula.BadNumber},
		"1.2.3":                 {Start: 0, End: 5, Code: formula.BadNumber},
		"2024-02-30":            {Start: 0, End: 10, Code: formula.BadDate},
		"1 # 2":                 {Start: 2, End: 3, Code: formula.BadCharacter},
		"1 < 2 < 3":             {Start: 6, End: 7, Code: formula.Unexpected},
		"Name is 5":             {Start: 8, End: 9, Code: formula.Unexpected},
		"Name in 5":             {Start: 8, End: 9, Code: formula.Unexpected},
		"Quantity between 1 or": {Start: 19, End: 21, Code: formula.Unexpected},
		"Name not 5":            {Start: 9, End: 10, Code: formula.Unexpected},
		"Other = 1":             {Start: 0, End: 5, Code: formula.WrongType},
		"Name contains 5":       {Start: 14, End: 15, Code: formula.WrongType},
		"if(1)":                 {Start: 0, End: 5, Code: formula.WrongCount},
		"sum(1":                 {Start: 5, End: 5, Code: formula.Incomplete},
		"min(1 2)":              {Start: 6, End: 7, Code: formula.Unexpected},
		"and":                   {Start: 0, End: 3, Code: formula.Unexpected},
		"1e999":                 {Start: 0, End: 5, Code: formula.BadNumber},
	} {
		e, err := formula.Parse(text, schema())
		var got *formula.Error
		require.ErrorAs(t, err, &got, text)
		assert.Equal(t, want, formula.Error{Start: got.Start, End: got.End, Code: got.Code}, "%s: %v", text, err)
		require.True(t, e.IsZero(), text)
		require.Contains(t, err.Error(), "formula: ")
	}
}

func TestLimits(t *testing.T) {
	code := func(text string) formula.Code {
		_, err := formula.Parse(text, schema())
		var got *formula.Error
		if !errors.As(err, &got) {
			return 0
		}
		return got.Code
	}
	repeat := func(s string, n int) (out string) {
		for range n {
			out += s
		}
		return out
	}
	require.Zero(t, code(repeat("(", 90)+"1"+repeat(")", 90)))
	require.Equal(t, formula.TooDeep, code(repeat("(", 101)+"1"+repeat(")", 101)))
	require.Equal(t, formula.TooDeep, code(repeat("not ", 200)+"true"))
	require.Equal(t, formula.TooDeep, code("1"+repeat("+1", 200)))
	require.Equal(t, formula.TooLong, code(repeat("1+", 6000)+"1"))
	require.Zero(t, code("true"+repeat(" or true", 900)), "conditions in a row are no deeper than one")
}

func TestFiltersAreConditions(t *testing.T) {
	_, err := formula.ParseFilter("Quantity + 1", schema())
	var got *formula.Error
	require.ErrorAs(t, err, &got)
	require.Equal(t, formula.NotCondition, got.Code)
	require.Equal(t, [2]int{0, 12}, [2]int{got.Start, got.End})
	e, err := formula.ParseFilter("  ", schema())
	require.NoError(t, err)
	require.True(t, e.IsZero())
	require.Empty(t, e.Text(schema()))
}

func TestNumbersWithADecimalComma(t *testing.T) {
	s := schema()
	s.Numbers = numtext.Reader{Decimal: ','}
	e, err := formula.Parse("round(1,25; 1) + 0,5 * Quantity", s)
	require.NoError(t, err)
	require.Equal(t, "round(1,25; 1) + 0,5 * Quantity", e.Text(s))
	require.Equal(t, "round(1.25, 1) + 0.5 * qty", e.Text(schema().ByID()))
	_, err = formula.Parse("1.234", s)
	require.Error(t, err, "a point among digits may be a grouping sign")
	again, err := formula.Parse(e.Text(schema().ByID()), schema().ByID())
	require.NoError(t, err)
	require.True(t, e.Equal(again))
}

func TestColumnsOfAnExpression(t *testing.T) {
	e, err := formula.Parse("Quantity > 1 and [Unit price] * Quantity < 5 and 날짜 < today()", schema())
	require.NoError(t, err)
	require.Equal(t, []string{"qty", "price", "at"}, e.Columns())
	require.True(t, e.UsesClock())
	require.Equal(t, formula.Bool, e.Type())
	_, ok := e.Compile(func(string) (formula.Reader, bool) { return formula.Reader{}, false }, clock)
	require.False(t, ok)
	_, ok = e.Compile(func(string) (formula.Reader, bool) { return formula.Reader{}, true }, clock)
	require.False(t, ok)
}
