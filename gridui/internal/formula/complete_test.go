// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/locale"
)

// completed returns the completion at the bar in a text.
func completed(text string) formula.Completion {
	caret := strings.Index(text, "|")
	return formula.Complete(strings.Replace(text, "|", "", 1), caret, schema())
}

func labels(c formula.Completion) (all []string) {
	for _, it := range c.Items {
		all = append(all, it.Label)
	}
	return all
}

func TestCompletionOffersWhatCanStandThere(t *testing.T) {
	for text, want := range map[string][]string{
		"qu|":                   {"Quantity", "quarter"},
		"1 + [unit|":            {"Unit price"},
		"Name |":                {"=", "<>", "<"},
		"Name s|":               {"starts with", "contains"},
		"Name is |":             {"empty", "missing", "not"},
		"Name is not |":         {"empty", "missing"},
		"Name not |":            {"in", "between", "contains"},
		"Name starts |":         {"with"},
		"Name in |":             {"("},
		"Name = |":              {"Seoul", `a "b"`, "서울", "Name"},
		"Name not in (\"x\", |": {"Seoul", `a "b"`, "서울", "Name"},
		"Name contains \"se|":   {"Seoul"},
		"날|":                    {"날짜"},
		"not s|":                {"Sold", "second"},
		"1 |":                   {"=", "<>"},
		"Quantity > 1 a|":       {"and"},
		"if(Sold, r|":           {"replace", "right", "round"},
	} {
		got := labels(completed(text))
		require.GreaterOrEqual(t, len(got), len(want), "%s: %v", text, got)
		require.Equal(t, want, got[:len(want)], text)
	}
	require.Empty(t, completed("zzz|").Items)
}

func TestCompletionOfFilters(t *testing.T) {
	of := schema()
	of.Filter = true
	for text, want := range map[string][]string{
		"Name h|":                {"has", "has all", "has none", "has color", "has icon"},
		"Name has |":             {"Seoul", `a "b"`, "서울", "Name"},
		"Name has all (\"x\", |": {"Seoul", `a "b"`, "서울", "Name"},
		"Name not has |":         {"Seoul"},
		"Name has color |":       {"none", "red", "orange"},
		"Name has icon \"st|":    {"steps 1", "steps 2", "steps 3", "steps 4"},
		"Name is |":              {"empty", "missing", "not", "duplicate", "unique"},
		"Name is not |":          {"empty", "missing", "duplicate", "unique"},
		"Name is unique a|":      {"and"},
	} {
		got := labels(formula.Complete(strings.Replace(text, "|", "", 1), strings.Index(text, "|"), of))
		require.GreaterOrEqual(t, len(got), len(want), "%s: %v", text, got)
		require.Equal(t, want, got[:len(want)], text)
	}
	require.NotContains(t, labels(completed("Name h|")), "has", "expressions that compute have no such words")
	_, err := formula.Parse(`Name has "a"`, schema())
	require.Error(t, err)
}

// A filter that is printed and parsed is the same.
func TestFiltersPrintTheirOperators(t *testing.T) {
	for _, text := range []string{`Name has "a"`, `Name has all ("a", "b")`, `Name not has none "a"`, `Name has color "red"`, `Name is duplicate`, `Name is not unique`, `Name matches "x"`} {
		e, err := formula.ParseFilter(text, schema())
		require.NoError(t, err, text)
		require.Equal(t, text, e.Text(schema()))
	}
}

// insert inserts an item of a completion.
func insert(text, label string) string {
	caret := strings.Index(text, "|")
	text = strings.Replace(text, "|", "", 1)
	c := formula.Complete(text, caret, schema())
	for _, it := range c.Items {
		if it.Label == label {
			return text[:c.Start] + it.Insert[:it.Caret] + "|" + it.Insert[it.Caret:] + text[c.End:]
		}
	}
	return "no " + label
}

func TestCompletionInserts(t *testing.T) {
	require.Equal(t, "1 + [Unit price]| * 2", insert("1 + uni| * 2", "Unit price"))
	require.Equal(t, "[Unit price]|", insert("[uni|", "Unit price"))
	require.Equal(t, "[and]|", insert("|", "and"))
	require.Equal(t, "one| + 1", insert("twi| + 1", "Twice"))
	require.Equal(t, "1 + round(|)", insert("1 + ro|", "round"))
	require.Equal(t, "today()|", insert("tod|", "today"))
	require.Equal(t, `Name = "a ""b"""|`, insert("Name = |", `a "b"`))
	require.Equal(t, `Name = "Seoul"|`, insert(`Name = "S|`, "Seoul"))
	require.Equal(t, "Name starts with |", insert("Name st|", "starts with"))
}

func TestCompletionKnowsTheFunction(t *testing.T) {
	c := completed("1 + round(max(1, 2), |")
	require.Equal(t, "round(number, [digits])", c.Function)
	require.Equal(t, 1, c.Argument)
	require.Equal(t, "max(value, [other], …)", completed("max(|").Function)
	require.Empty(t, completed("(1, |").Function)
	require.Empty(t, completed("round(1) |").Function)
}

func TestErrorsInWords(t *testing.T) {
	english, korean := locale.CalculatedFor("en").Messages, locale.CalculatedFor("ko").Messages
	explain := func(text string, words *locale.Formula) string {
		_, err := formula.ParseFilter(text, schema())
		require.Error(t, err, text)
		return err.(*formula.Error).Explain(words, schema())
	}
	for text, want := range map[string]string{
		"1 +":        "Something is missing at the end: a column or a value",
		"1 2":        "“2” cannot stand here; expected: an operator",
		"Nam = 1":    "There is no column “Nam”",
		"Twice = 1":  "Several columns are called “Twice”",
		"foo(1)":     "There is no function “foo”",
		"round()":    "round takes 1 to 2 arguments",
		"today(1)":   "today takes no arguments",
		"sum()":      "sum takes at least 1 argument",
		"abs(1, 2)":  "abs takes 1 argument",
		"Name + 1":   "Expected: a number or a date or a duration; this is: a text",
		"\"abc":      "The text has no closing quote",
		"[abc":       "The name has no closing bracket ]",
		"12kg":       "“12kg” is not a number; write 1234.5",
		"2024-02-30": "There is no date “2024-02-30”",
		"1 # 2":      "The character “#” means nothing here",
		"1 + 2":      "This has to be a condition, such as Price > 5; it is: a number",
		"Name in 5":  "“5” cannot stand here; expected: a list in brackets",
	} {
		require.Equal(t, want, explain(text, &english), text)
		in := explain(text, &korean)
		require.NotEqual(t, want, in)
		require.True(t, strings.ContainsFunc(in, func(r rune) bool { return r >= '가' && r <= '힣' }), in)
	}
	cycle := formula.Error{Code: formula.Cycle, Found: "A\nB\nA"}
	require.Equal(t, "The column is calculated from itself: A → B → A", cycle.Explain(&english, schema()))
	for s := formula.DivisionByZero; s <= formula.OutOfRange; s++ {
		require.NotEmpty(t, s.Explain(&english))
		require.NotEqual(t, s.Explain(&english), s.Explain(&korean))
	}
	require.Empty(t, formula.OK.Explain(&english)+formula.Missing.Explain(&korean))
}

func TestLanguageOfFormulaTexts(t *testing.T) {
	require.Equal(t, locale.CalculatedFor("ko").Messages.Number, locale.CalculatedFor("ko-KR").Messages.Number)
	require.Equal(t, locale.CalculatedFor("en").Messages.Number, locale.CalculatedFor("de").Messages.Number)
}
