// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package storage_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/storage"
)

func ExampleMemory() {
	var m storage.Memory
	_ = m.Set("columns", "a,b")
	v, ok, err := m.Get("columns")
	fmt.Println(v, ok, err)
	// Output: a,b true <nil>
}

func TestMemoryIsAMap(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var m storage.Memory
		want := map[string]string{}
		key := rapid.StringN(0, 2, -1)
		t.Repeat(map[string]func(*rapid.T){
			"set": func(t *rapid.T) {
				k, v := key.Draw(t, "key"), rapid.String().Draw(t, "value")
				require.NoError(t, m.Set(k, v))
				want[k] = v
			},
			"delete": func(t *rapid.T) {
				k := key.Draw(t, "key")
				require.NoError(t, m.Delete(k))
				delete(want, k)
			},
			"": func(t *rapid.T) {
				k := key.Draw(t, "key")
				got, ok, err := m.Get(k)
				v, has := want[k]
				require.NoError(t, err)
				require.Equal(t, has, ok)
				require.Equal(t, v, got)
			},
		})
	})
}
