// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// texts returns the findings for a type with some number of methods, where 60 are allowed.
func texts(methods int, exceptions ...Limit) []string {
	measures := []Measure{{Kind: Methods, Subject: "p.T", Value: methods}, {Kind: Files, Subject: "p", Value: 1000}}
	var all []string
	for _, f := range Judge(measures, []Limit{{Kind: Methods, Most: 60}}, exceptions) {
		all = append(all, f.Subject+" "+f.Text)
	}
	return all
}

func upTo(most int) Limit { return Limit{Kind: Methods, Subject: "p.T", Most: most} }

func TestLimitsWithoutExceptions(t *testing.T) {
	require.Empty(t, texts(0))
	require.Empty(t, texts(60))
	require.Equal(t, []string{"p.T is over the limit of 60"}, texts(61))
}

func TestExceptionsAllowWhatTheySay(t *testing.T) {
	require.Empty(t, texts(500, upTo(500)))
	require.Equal(t, []string{"p.T is over its exception of 500"}, texts(501, upTo(500)))
	other := Limit{Kind: Files, Subject: "p", Most: 1000}
	require.Equal(t, []string{"p.T is over the limit of 60"}, texts(500, other))
}

func TestExceptionsHaveToFall(t *testing.T) {
	require.Empty(t, texts(475, upTo(500)))
	require.Equal(t, []string{"p.T lower the exception of 500 to 474"}, texts(474, upTo(500)))
	require.Empty(t, texts(75, upTo(80)))
	require.Equal(t, []string{"p.T lower the exception of 80 to 74"}, texts(74, upTo(80)))
}

func TestExceptionsGo(t *testing.T) {
	require.Equal(t, []string{"p.T keeps the limit of 60: remove the exception"}, texts(60, upTo(61)))
	gone := Limit{Kind: Methods, Subject: "p.Gone", Most: 70}
	require.Equal(t, []string{"p.Gone is not there: remove the exception"}, texts(60, gone))
}

func TestLimitsOfOneSubject(t *testing.T) {
	measures := []Measure{{Kind: Lines, Subject: "p", Value: 5}, {Kind: Lines, Subject: "q", Value: 5}}
	findings := Judge(measures, []Limit{{Kind: Lines, Subject: "q", Most: 4}}, nil)
	require.Equal(t, []Finding{{measures[1], "is over the limit of 4"}}, findings)
}
