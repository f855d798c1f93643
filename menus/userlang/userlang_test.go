// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package userlang

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestFind(t *testing.T) {
	type env = map[string]string
	for _, c := range []struct {
		env      env
		platform string
		want     string
		korean   bool
	}{
		{env{}, "", "", false},
		{env{}, "ko-KR", "ko-KR", true},
		{env{}, "de-DE", "de-DE", false},
		{env{"LANG": "ko_KR.UTF-8"}, "", "ko_KR.UTF-8", true},
		{env{"LANG": "de_DE.UTF-8"}, "ko-KR", "de_DE.UTF-8", false},
		{env{"LANG": "C"}, "ko-KR", "C", false},
		{env{"LANG": ""}, "ko-KR", "ko-KR", true},
		{env{"LC_MESSAGES": "ko_KR", "LANG": "en_US.UTF-8"}, "", "ko_KR", true},
		{env{"LC_MESSAGES": "POSIX", "LANG": "ko_KR.UTF-8"}, "", "POSIX", false},
		{env{"LC_ALL": "C.UTF-8", "LC_MESSAGES": "ko_KR", "LANG": "ko_KR.UTF-8"}, "", "C.UTF-8", false},
		{env{"LC_ALL": "ko_KR.UTF-8", "LC_MESSAGES": "en_US", "LANG": "de_DE"}, "", "ko_KR.UTF-8", true},
		{env{"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ko_KR.eucKR"}, "", "ko_KR.eucKR", true},
	} {
		got := find(func(name string) string { return c.env[name] }, func() string { return c.platform })
		assert.Equal(t, c.want, got, "%v, %q", c.env, c.platform)
		assert.Equal(t, c.korean, IsKorean(got), got)
	}
}

func TestIsKorean(t *testing.T) {
	for _, tag := range []string{"ko", "KO", "ko-KR", "ko_KR", "ko_KR.UTF-8", "ko@hanja", "ko-Kore-KR", "ko-KP", "kor", "korean", "ko."} {
		assert.True(t, IsKorean(tag), tag)
	}
	for _, tag := range []string{"", "C", "POSIX", "C.UTF-8", "en", "en-KR", "kok-IN", "kok", "k", "ko1", "x-ko", "-ko", "ja_JP.UTF-8", "\xff", "korea"} {
		assert.False(t, IsKorean(tag), tag)
	}
	assert.Zero(t, testing.AllocsPerRun(10, func() { IsKorean("ko_KR.UTF-8") }))
}

func TestOf(t *testing.T) {
	defer Fix("ko_KR.UTF-8")()
	assert.Equal(t, "ko_KR.UTF-8", Of(""))
	assert.Equal(t, "de", Of("de"), "what the program sets goes before the system")
	Fix("en")
	assert.Equal(t, "en", Of(""))
	assert.Zero(t, testing.AllocsPerRun(10, func() { Of("") }))
}

// The environment is read in the first call: later changes do not switch texts during a run.
func TestSystemIsAskedOnce(t *testing.T) {
	first := Of("")
	t.Setenv("LC_ALL", "ko_KR.UTF-8")
	assert.Equal(t, first, Of(""))
	t.Setenv("LC_ALL", "de_DE.UTF-8")
	assert.Equal(t, first, Of(""))
	assert.Zero(t, testing.AllocsPerRun(10, func() { Of("") }))
}
