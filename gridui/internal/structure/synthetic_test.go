// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"fmt"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
)

// sources are the files of a package made up for a test, by their names.
type sources map[string]string

// positions are those of all made-up packages, as one load has one set of them.
var positions = token.NewFileSet()

// build type-checks a made-up package of module "m". It imports the packages given.
func build(t *testing.T, name string, files sources, imports ...*Package) *Package {
	t.Helper()
	p := &Package{Name: name, module: "m", fset: positions}
	for _, file := range slices.Sorted(maps.Keys(files)) {
		require.NoError(t, p.add(file, []byte("package p\n"+files[file]), true))
	}
	require.NoError(t, p.check("m/"+name, built(imports)))
	return p
}

// built imports packages that were built before.
type built []*Package

func (b built) Import(path string) (*types.Package, error) {
	for _, p := range b {
		if p.types.Path() == path {
			return p.types, nil
		}
	}
	return nil, fmt.Errorf("%s was not built", path)
}

// values are measures by their subjects.
func values(measures []Measure, kind Kind) map[string]int {
	found := map[string]int{}
	for _, m := range measures {
		if m.Kind == kind {
			found[m.Subject] = m.Value
		}
	}
	return found
}
