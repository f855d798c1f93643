// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

func TestPlatformNotch(t *testing.T) {
	x11, wayland := map[string]string{"DISPLAY": ":0"}, map[string]string{"WAYLAND_DISPLAY": "wayland-0"}
	both := map[string]string{"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}
	onBoth := float32(1)
	if x11Only {
		onBoth = x11Notch
	}
	for _, test := range []struct {
		system string
		env    map[string]string
		want   float32
	}{
		{"linux", x11, x11Notch}, {"freebsd", x11, x11Notch}, {"openbsd", x11, x11Notch},
		{"linux", wayland, 1}, {"linux", both, onBoth}, {"linux", nil, 1},
		{"windows", x11, 1}, {"darwin", x11, 1}, {"js", nil, 1}, {"android", x11, 1},
	} {
		got := platformNotch(test.system, func(name string) string { return test.env[name] })
		assert.Equal(t, test.want, got, "%s %v", test.system, test.env)
	}
}
