// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package storage

import (
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// setHome moves the user's folders and returns the new configuration folder.
func setHome(t *testing.T, home string) string {
	for _, name := range []string{"HOME", "home", "XDG_CONFIG_HOME", "AppData"} {
		t.Setenv(name, "")
	}
	if home == "" {
		return ""
	}
	for _, name := range []string{"HOME", "home", "AppData"} {
		t.Setenv(name, home)
	}
	config, err := os.UserConfigDir()
	require.NoError(t, err)
	return config
}

func TestLocal(t *testing.T) {
	testStore(t, func(t *testing.T) Store {
		setHome(t, t.TempDir())
		return Local("shop")
	})
}

func TestLocalIsAFolderOfTheUser(t *testing.T) {
	s := Local("shop") // before there is a home
	config := setHome(t, t.TempDir())
	require.NoError(t, s.Set("orders", "v"))
	require.Equal(t, []string{"orders.json"}, names(t, filepath.Join(config, "shop", "grids")))
	requireHas(t, Local("shop"), "orders", "v")
	requireNone(t, Local("other"), "orders")

	require.NoError(t, Local("").Set("orders", "v"))
	require.FileExists(t, filepath.Join(config, programName(os.Args), "grids", "orders.json"))
}

func TestLocalWithoutHome(t *testing.T) {
	setHome(t, "")
	requireUnavailable(t, Local("shop"))
}

func TestProgramName(t *testing.T) {
	require.Equal(t, "shop", programName([]string{filepath.FromSlash("/bin/shop.exe"), "x"}))
	require.Equal(t, "shop", programName([]string{"shop"}))
	for _, args := range [][]string{nil, {""}, {"/"}, {".."}, {"a:b"}} {
		require.Equal(t, "giogrid", programName(args))
	}
}

// File modes have no meaning on Windows.
func TestDirIsForItsOwnerAlone(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "a", "b")
	require.NoError(t, Dir(folder).Set("k", "v"))
	for path, want := range map[string]os.FileMode{
		filepath.Dir(folder): 0o700, folder: 0o700, filepath.Join(folder, "k.json"): 0o600,
	} {
		info, err := os.Stat(path)
		require.NoError(t, err)
		if runtime.GOOS != "windows" {
			require.Equal(t, want, info.Mode().Perm(), path)
		}
	}
}

func TestIsFolderName(t *testing.T) {
	for _, name := range []string{"shop", "My Shop", "com.example.shop", "가게", "console", "com10"} {
		require.True(t, isFolderName(name), name)
	}
	for _, name := range []string{
		".", "..", ".hidden", "dot.", "space ", " space", "a/b", `a\b`, "C:", "a*", "a\x00", "a\n", "\xff",
		"con", "NUL", "nul.txt", "con .x", "Com1.d", "CONIN$", "com¹", strings.Repeat("x", 101),
	} {
		require.False(t, isFolderName(name), "%q", name)
	}
}

func TestSession(t *testing.T) {
	testStore(t, func(*testing.T) Store {
		for _, key := range append(hardKeys(), "a", "A", "b.c", "b/c", "é", "con", "k") {
			require.NoError(t, Session().Delete(key))
		}
		return Session()
	})
}

// A nil Store means the store of the session.
func TestSessionIsTheDefault(t *testing.T) {
	var late Debounced
	require.NoError(t, late.Set("default", "v"))
	require.NoError(t, late.Close())
	requireHas(t, Session(), "default", "v")

	doc := Document[int]{Key: "default document"}
	require.NoError(t, doc.Save(5))
	requireHas(t, Session(), "default document", `{"version":1,"data":5}`)
}

func ExampleSession() {
	_ = Session().Set("columns", "id,total")
	v, _, err := Session().Get("columns")
	fmt.Println(v, err)
	// Output: id,total <nil>
}
