// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"testing"

	"github.com/stretchr/testify/require"
)

var madeUp = Layout{Features: "feature", Owners: []string{"host", "viewport"}}

func TestInterfacesOfFeatures(t *testing.T) {
	host := build(t, "host", sources{"host.go": "type Host struct{}"})
	deep := build(t, "host/deep", sources{"deep.go": "type Part struct{}"})
	other := build(t, "hosting", sources{"other.go": "type Other struct{}"})
	feature := build(t, "feature/flash", sources{"grid.go": `
		import (
			host "m/host"
			deep "m/host/deep"
			other "m/hosting"
		)
		type grid interface {
			small
			Host() *host.Host
			Parts() (int, []*deep.Part)
			Hosts() map[string]*host.Host
		}
		type small interface {
			Value() host.Host
			Other() *other.Other
			Own() *own
			Number() *int
		}
		type own struct{}
		func (own) Host() *host.Host { return nil }`}, host, deep, other)

	measures := Of([]*Package{host, deep, other, feature}, madeUp)
	require.Equal(t, map[string]int{"feature/flash.grid": 7, "feature/flash.small": 4}, values(measures, Interface))
	require.Equal(t, map[string]int{"feature/flash.grid": 3, "feature/flash.small": 0}, values(measures, Reach))
	require.Equal(t, []string{"Host returns Host", "Hosts returns Host", "Parts returns Part"}, named(measures, Reach, "feature/flash.grid").Parts)
}

func TestOtherInterfacesAreNotMeasured(t *testing.T) {
	p := build(t, "features", sources{"p.go": "type Face interface{ A() }"})
	require.Empty(t, values(Of([]*Package{p}, madeUp), Interface))
}

// named returns the measure of a kind and a subject.
func named(measures []Measure, kind Kind, subject string) Measure {
	for _, m := range measures {
		if m.Kind == kind && m.Subject == subject {
			return m
		}
	}
	return Measure{}
}
