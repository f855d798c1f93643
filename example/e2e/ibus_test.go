// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build e2e

package e2e

import (
	"bufio"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/stretchr/testify/require"
)

// hangulSettings are the settings of IBus' Hangul engine. Gio takes no keys that an input method forwards, and Escape
// must not change the engine.
const hangulSettings = `[org/freedesktop/ibus/engine/hangul]
use-event-forwarding=false
off-keys=''
`

// hangulKeyboard contains the pressed keys, by the codes of the kernel. Gio sends IBus the codes of X, which are
// eight higher on any other keyboard, and the engine uses the codes. Escape cannot have code 1 in X, so it has a code
// unknown to the engine.
const hangulKeyboard = `xkb_keymap {
	xkb_keycodes {
		minimum = 8; maximum = 255;
		<AD01> = 16; <AD02> = 17; <AD03> = 18; <AD04> = 19; <AD05> = 20;
		<AD06> = 21; <AD07> = 22; <AD08> = 23; <AD09> = 24; <AD10> = 25;
		<AC01> = 30; <AC02> = 31; <AC03> = 32; <AC04> = 33; <AC05> = 34;
		<AC06> = 35; <AC07> = 36; <AC08> = 37; <AC09> = 38;
		<AB01> = 44; <AB02> = 45; <AB03> = 46; <AB04> = 47; <AB05> = 48; <AB06> = 49; <AB07> = 50;
		<RTRN> = 28; <LCTL> = 29; <LFSH> = 42; <LEFT> = 105; <RGHT> = 106; <HNGL> = 122; <ESC> = 240;
	};
	xkb_types { include "complete" };
	xkb_compatibility { include "complete" };
	xkb_symbols { include "pc+us" };
};
`

// typeHangul gives the window a Hangul input method, which the key Hangul switches on, and a keyboard for it. The
// window's programs find it, and it ends with the test.
func (w *window) typeHangul() {
	w.t.Helper()
	home := w.t.TempDir()
	settings := filepath.Join(home, "glib-2.0", "settings", "keyfile")
	require.NoError(w.t, os.MkdirAll(filepath.Dir(settings), 0o700))
	require.NoError(w.t, os.WriteFile(settings, []byte(hangulSettings), 0o600))

	address := "unix:path=" + filepath.Join(home, "ibus.sock")
	w.environment = append(w.environment, "XMODIFIERS=@im=ibus", "IBUS_ADDRESS="+address)
	own := []string{
		"HOME=" + home, "XDG_CONFIG_HOME=" + home, "XDG_CACHE_HOME=" + home, "XDG_RUNTIME_DIR=" + home,
		"GSETTINGS_BACKEND=keyfile",
	}
	own = append(own, "DBUS_SESSION_BUS_ADDRESS="+w.sessionBus(filepath.Join(home, "dbus.sock"), own))
	// Without a program that stores IBus' settings its engines do not run.
	config := tool(w.t, "/usr/libexec/ibus-memconf", "/usr/lib/ibus/ibus-memconf")
	daemon := w.command(tool(w.t, "ibus-daemon"), "--address="+address, "--cache=none",
		"--panel=disable", "--emoji-extension=disable", "--config="+config)
	daemon.Env = append(daemon.Env, own...)
	start(w.t, daemon)

	// An engine that starts before its settings are available ends at once.
	w.succeeds("IBus", "dbus-send", "--bus="+address, "--print-reply", "--dest=org.freedesktop.DBus", "/org/freedesktop/DBus",
		"org.freedesktop.DBus.GetNameOwner", "string:org.freedesktop.IBus.Config")
	w.succeeds("the engine for Hangul", "ibus", "engine", "hangul")
	keyboard := w.command(tool(w.t, "xkbcomp"), "-w", "0", "-", w.screen)
	keyboard.Stdin = strings.NewReader(hangulKeyboard)
	if out, err := keyboard.CombinedOutput(); err != nil {
		w.t.Fatalf("%v: %v\n%s", keyboard, err, out)
	}
}

// succeeds runs a command until it succeeds.
func (w *window) succeeds(what, name string, args ...string) {
	w.t.Helper()
	file := tool(w.t, name)
	eventually(w.ctx, w.t, what, func() error {
		cmd := w.command(file, args...)
		if out, err := cmd.CombinedOutput(); err != nil {
			return fmt.Errorf("%v: %w: %s", cmd, err, out)
		}
		return nil
	})
}

// sessionBus starts a D-Bus session at a socket, and returns its address.
func (w *window) sessionBus(socket string, environment []string) string {
	w.t.Helper()
	daemon := w.command(tool(w.t, "dbus-daemon"), "--session", "--nofork", "--nopidfile",
		"--address=unix:path="+socket, "--print-address")
	daemon.Env = append(daemon.Env, environment...)
	out, err := daemon.StdoutPipe()
	require.NoError(w.t, err)
	p := start(w.t, daemon)
	line, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		w.t.Fatalf("D-Bus tells no address: %v\n%s", err, &p.notes)
	}
	return strings.TrimSpace(line)
}
