// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtertext_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filtertext"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// spelling is a condition as people write it in each language, the language of Write first.
type spelling struct {
	is      filter.Filter
	column  string
	spelled map[string]string
}

// spellings has an entry for each operator.
var spellings = map[filter.Op]spelling{
	filter.Contains:       {filter.Contains.Of(`a "b"`), "c", map[string]string{"en": `City contains "a ""b"""`, "ko": `City 포함 "a ""b"""`}},
	filter.NotContains:    {filter.NotContains.Of("a"), "c", map[string]string{"en": `City not contains "a"`, "ko": `City 아님 포함 "a"`}},
	filter.Equals:         {filter.Equals.Of("a"), "c", map[string]string{"en": `City = "a"`, "ko": `City = 'a'`}},
	filter.NotEquals:      {filter.NotEquals.Of("a"), "c", map[string]string{"en": `City <> "a"`, "ko": `City <> "a"`}},
	filter.StartsWith:     {filter.StartsWith.Of("a"), "c", map[string]string{"en": `City starts with "a"`, "ko": `City 시작 "a"`}},
	filter.EndsWith:       {filter.EndsWith.Of("a"), "c", map[string]string{"en": `City ends with "a"`, "ko": `City 끝 "a"`}},
	filter.Less:           {filter.Less.Of("5"), "p", map[string]string{"en": `[Unit price] < 5`, "ko": `[Unit price] < 5`}},
	filter.LessOrEqual:    {filter.LessOrEqual.Of("5"), "p", map[string]string{"en": `[Unit price] <= 5`, "ko": `[Unit price] ≤ 5`}},
	filter.Greater:        {filter.Greater.Of("5"), "p", map[string]string{"en": `[Unit price] > 5`, "ko": `[Unit price] > 5`}},
	filter.GreaterOrEqual: {filter.GreaterOrEqual.Of("5"), "p", map[string]string{"en": `[Unit price] >= 5`, "ko": `[Unit price] ≥ 5`}},
	filter.Between:        {filter.Between.Of("1", "5"), "p", map[string]string{"en": `[Unit price] between 1 and 5`, "ko": `[Unit price] 사이 1 그리고 5`}},
	filter.Blank:          {filter.Blank.Of(), "c", map[string]string{"en": `City is empty`, "ko": `City 비어있음`}},
	filter.NotBlank:       {filter.NotBlank.Of(), "c", map[string]string{"en": `City is not empty`, "ko": `City 아님 비어있음`}},
	filter.True:           {filter.True.Of(), "b", map[string]string{"en": `Paid`, "ko": `Paid = 참`}},
	filter.False:          {filter.False.Of(), "b", map[string]string{"en": `Paid = false`, "ko": `Paid = 거짓`}},
	filter.OneOf:          {filter.OneOf.Of("a", `b"`), "c", map[string]string{"en": `City in ("a", "b""")`, "ko": `City 목록 ("a", 'b"')`}},
	filter.Custom:         {filter.Custom.Of(`"x"`), "c", map[string]string{"en": `City matches """x"""`, "ko": `City 일치 '"x"'`}},
	filter.NotOneOf:       {filter.NotOneOf.Of("a"), "c", map[string]string{"en": `City not in ("a")`, "ko": `City 아님 목록 ("a")`}},
	filter.Duplicate:      {filter.Duplicate.Of(), "p", map[string]string{"en": `[Unit price] is duplicate`, "ko": `[Unit price] 중복됨`}},
	filter.Unique:         {filter.Unique.Of(), "c", map[string]string{"en": `City is unique`, "ko": `City 고유함`}},
	filter.Has:            {filter.Has.Of("light blue"), "c", map[string]string{"en": `City has "light blue"`, "ko": `City 태그 "light blue"`}},
	filter.HasAll:         {filter.HasAll.Of(`"a, b", c`), "c", map[string]string{"en": `City has all ("a, b", "c")`, "ko": `City 태그 모두 ("a, b"; "c")`}},
	filter.HasNone:        {filter.HasNone.Of(`"say ""hi""", c`), "c", map[string]string{"en": `City has none ("say ""hi""", "c")`, "ko": `City 태그 제외 ('say "hi"', 'c')`}},
	filter.HasColor:       {filter.HasColor.Of("red"), "p", map[string]string{"en": `[Unit price] has color "red"`, "ko": `[Unit price] 색 "red"`}},
	filter.HasIcon:        {filter.HasIcon.Of("arrows 3"), "c", map[string]string{"en": `City has icon "arrows 3"`, "ko": `City 아이콘 "arrows 3"`}},
}

// Every operator has a text in the language of expressions, which reads the same filter in each language of the texts of
// a grid, and a name and a sign.
func TestEveryOperatorHasWords(t *testing.T) {
	for op := filter.Op(0); op.Known(); op++ {
		by, ok := spellings[op]
		require.True(t, ok, "the operator %v has no words in expressions", op)
		require.Equal(t, op, by.is.First.Op)
		want := filter.On(by.column, by.is)
		text, ok := filtertext.Write(want, schema)
		require.True(t, ok, "%v", op)
		require.Equal(t, by.spelled["en"], text, "%v", op)
		for _, language := range []string{"en", "ko"} {
			texts := locale.For(language)
			require.NotEmpty(t, filterwords.Operator(op, option.KindText, &texts.Operators), "%v in %s", op, language)
			require.NotEmpty(t, filterwords.Sign(op), "%v", op)
			spelled := by.spelled[language]
			require.NotEmpty(t, spelled, "%v in %s", op, language)
			for text, want := range map[string]filter.Expr{spelled: want, "not (" + spelled + ")": filter.Not(want)} {
				got, err := filtertext.Read(text, schema)
				require.Nil(t, err, "%s: %v", text, err)
				again, ok := filtertext.Write(got, schema)
				require.True(t, ok, text)
				written, ok := filtertext.Write(want, schema)
				require.True(t, ok, text)
				if got.Not == want.Not {
					require.True(t, want.Equal(got), "%s: %+v", text, got)
				}
				back, err := filtertext.Read(written, schema)
				require.Nil(t, err, written)
				require.True(t, back.Equal(got), "%s: %s, %s", text, written, again)
			}
		}
	}
}

func TestWordsOfTagsAndLooks(t *testing.T) {
	for text, want := range map[string]filter.Expr{
		`City not has "a"`:            filter.Not(filter.On("c", filter.Has.Of("a"))),
		`City has ("a")`:              filter.On("c", filter.Has.Of("a")),
		`City HAS ALL ("a, b")`:       filter.On("c", filter.HasAll.Of(`"a, b"`)),
		`City has colour "none"`:      filter.On("c", filter.HasColor.Of(filter.NoLook)),
		`City is not duplicate`:       filter.Not(filter.On("c", filter.Duplicate.Of())),
		`Paid has icon "steps 4"`:     filter.On("b", filter.HasIcon.Of("steps 4")),
		`Ordered is unique and Paid`:  filter.All(filter.On("at", filter.Unique.Of()), filter.On("b", filter.True.Of())),
		`City has "a" or City = "b"`:  filter.AnyOf(filter.On("c", filter.Has.Of("a")), filter.On("c", filter.Equals.Of("b"))),
		`[Unit price] has none ("5")`: filter.On("p", filter.HasNone.Of("5")),
	} {
		got, err := filtertext.Read(text, schema)
		require.Nil(t, err, "%s: %v", text, err)
		require.True(t, want.Equal(got), "%s: %+v", text, got)
	}
}

// The words of filters are names of columns where an operand stands.
func TestWordsOfFiltersNameColumns(t *testing.T) {
	s := schema
	s.Columns = s.Columns[:len(s.Columns):len(s.Columns)]
	for i, name := range []string{"Has", "Color", "Icon", "All", "Duplicate", "태그", "matches"} {
		s.Columns = append(s.Columns, s.Columns[0])
		c := &s.Columns[len(s.Columns)-1]
		c.ID, c.Name = string(rune('q'+i)), name
		for _, op := range []filter.Op{filter.Equals, filter.Has, filter.HasAll, filter.HasColor, filter.Duplicate, filter.Custom} {
			want := filter.On(c.ID, op.Of("red"))
			text, ok := filtertext.Write(want, s)
			require.True(t, ok, name)
			got, err := filtertext.Read(text, s)
			require.Nil(t, err, text)
			require.True(t, want.Equal(got), text)
		}
	}
}

func TestErrorsOfTagsAndLooksNameWhatIsExpected(t *testing.T) {
	for text, want := range map[string]struct{ place, en, ko string }{
		`City has`:              {``, "Something is missing at the end: a column or a value", "수식이 끝나지 않았습니다. 필요한 것: 열 또는 값"},
		`City has ()`:           {`)`, "“)” cannot stand here; expected: a column or a value", "여기에 “)” 사용 불가. 필요한 것: 열 또는 값"},
		`City has all ("a"`:     {``, "Something is missing at the end: a separator or a closing bracket )", "수식이 끝나지 않았습니다. 필요한 것: 구분 기호 또는 닫는 괄호 )"},
		`City has 5`:            {`5`, "Expected: a text; this is: a number", "필요한 형식: 텍스트. 현재 형식: 숫자"},
		`City has color "pink"`: {`"pink"`, "“pink” cannot stand here; expected: none, red, orange, yellow, green, teal, blue, purple, grey", "여기에 “pink” 사용 불가. 필요한 것: none, red, orange, yellow, green, teal, blue, purple, grey"},
		`City has icon "up"`:    {`"up"`, "“up” cannot stand here; expected: none, arrows 1, arrows 2, arrows 3, shapes 1, shapes 2, shapes 3, steps 1, steps 2, steps 3, steps 4", "여기에 “up” 사용 불가. 필요한 것: none, arrows 1, arrows 2, arrows 3, shapes 1, shapes 2, shapes 3, steps 1, steps 2, steps 3, steps 4"},
		`City has City`:         {`City has City`, "A filter compares a column with values.", "필터는 열을 값과 비교해야 합니다."},
		`City has ""`:           {`City has ""`, "A filter compares a column with values.", "필터는 열을 값과 비교해야 합니다."},
		`City is dup`:           {`dup`, "“dup” cannot stand here; expected: the rest of the comparison", "여기에 “dup” 사용 불가. 필요한 것: 비교의 나머지 부분"},
	} {
		_, err := filtertext.Read(text, schema)
		require.NotNil(t, err, text)
		require.Equal(t, want.place, text[err.Start:err.End], text)
		for language, explained := range map[string]string{"en": want.en, "ko": want.ko} {
			texts, words := locale.For(language), locale.CalculatedFor(language).Messages
			require.Equal(t, explained, err.Explain(&texts.Filters, &words, schema), text)
		}
	}
}
