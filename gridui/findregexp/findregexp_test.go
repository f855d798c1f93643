// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package findregexp_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/findregexp"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleCompile() {
	p, err := findregexp.Compile(option.FindQuery{Text: `a-\d+`})
	fmt.Println(p.Match([]byte("Order A-17")), err)
	_, err = findregexp.Compile(option.FindQuery{Text: `a-(\d+`})
	fmt.Println(err)
	// Output:
	// true <nil>
	// error parsing regexp: missing closing ): `(?i)a-(\d+`
}

func TestOptionsOfTheQueryHold(t *testing.T) {
	for _, c := range []struct {
		q    option.FindQuery
		text string
		want bool
	}{
		{option.FindQuery{Text: "ab|c"}, "xAB", true},
		{option.FindQuery{Text: "ab|c", MatchCase: true}, "xAB", false},
		{option.FindQuery{Text: "ab|c", WholeCell: true}, "xab", false},
		{option.FindQuery{Text: "ab|c", WholeCell: true}, "C", true},
		{option.FindQuery{Text: "ab|c", WholeCell: true, MatchCase: true}, "C", false},
	} {
		p, err := findregexp.Compile(c.q)
		require.NoError(t, err)
		require.Equal(t, c.want, p.Match([]byte(c.text)), "%+v in %q", c.q, c.text)
	}
}

func TestFaultsAreNamed(t *testing.T) {
	for text, want := range map[string]option.FindFault{
		"[a": option.FindFaultBracket, "(a": option.FindFaultParen, "a)": option.FindFaultExtraParen,
		"*a": option.FindFaultRepeat, "a**": option.FindFaultRepeat, "a{9999}": option.FindFaultRepeat,
		`\y`: option.FindFaultEscape, `a\`: option.FindFaultEscape, "[z-a]": option.FindFaultRange,
		"(?P<n": option.FindFaultOther,
	} {
		_, err := findregexp.Compile(option.FindQuery{Text: text})
		var fault *option.FindExpressionError
		require.ErrorAs(t, err, &fault, text)
		require.Equal(t, want, fault.Fault, text)
		require.NotEmpty(t, fault.Error())
	}
}
