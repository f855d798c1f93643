// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"bytes"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/bench/internal/sheet"
)

func TestTableLines(t *testing.T) {
	for _, tc := range []struct {
		name   string
		result result
		line   string
	}{
		{"ratio within its target", value("a", 0.25, "ms").against(0.1).atMost(0.1), "a\t0.2500\tms\t0.100\t0.1\tok"},
		{"ratio beyond it", value("a", 0.25, "ms").against(0.101).atMost(0.1), "a\t0.2500\tms\t0.101\t0.1\tFAIL"},
		{"value within its target", value("a", 0, "allocs").atMost(0), "a\t0\tallocs\t-\t0\tok"},
		{"value beyond it", value("a", 123.456, "ns").atMost(100), "a\t123.5\tns\t-\t100\tFAIL"},
		{"no target", value("a", 12_345.6, "ms").against(9), "a\t12345.6\tms\t9.000\t-\tok"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var out bytes.Buffer
			tab := table{out: &out}
			tab.add(tc.result)
			require.Equal(t, tc.line+"\n", out.String())
			require.Equal(t, strings.HasSuffix(tc.line, "FAIL"), len(tab.misses) > 0)
		})
	}
}

func TestExitStatus(t *testing.T) {
	stub := func(s settings, tab *table) error {
		tab.add(value("stub", 1, "x"))
		return nil
	}
	failing := func(_ settings, tab *table) error {
		tab.add(value("slow", 2, "x").atMost(1))
		return nil
	}
	broken := func(settings, *table) error { return errors.New("no such thing") }
	defer func(all []group) { groups = all }(groups)
	groups = []group{{"stub", stub}, {"slow", failing}, {"broken", broken}}

	for _, tc := range []struct {
		name   string
		args   []string
		status int
		stdout string
		stderr string
	}{
		{"a group", []string{"-only", "stub"}, 0, "stub\t1\tx\t-\t-\tok\n", ""},
		{"a missed target", []string{"-only", "slow"}, 1, "FAIL", ""},
		{"a group that breaks", []string{"-only", "broken"}, 1, "", "bench: broken: no such thing"},
		{"all groups, up to the one that breaks", []string{"-only", ""}, 1, "stub\t1\tx\t-\t-\tok\nslow", "broken"},
		{"no such group", []string{"-only", "nil"}, 2, "", `no group "nil": there are stub, slow, broken`},
		{"no such flag", []string{"-x"}, 2, "", "-x"},
		{"an argument", []string{"stub"}, 2, "", `unexpected argument "stub"`},
		{"help", []string{"-h"}, 0, "", "-only"},
	} {
		t.Run(tc.name, func(t *testing.T) {
			var stdout, stderr bytes.Buffer
			require.Equal(t, tc.status, run(tc.args, &stdout, &stderr))
			require.Contains(t, stdout.String(), tc.stdout)
			require.Contains(t, stderr.String(), tc.stderr)
		})
	}
}

func TestTwoMissesOfThreeRunsCount(t *testing.T) {
	defer func(all []group) { groups = all }(groups)
	for _, tc := range []struct {
		values []float64 // of each run, the target being 1
		status int
	}{
		{[]float64{1}, 0},
		{[]float64{2, 1, 1}, 0},
		{[]float64{2, 2}, 1},
		{[]float64{2, 1, 2}, 1},
	} {
		runs := 0
		groups = []group{{"g", func(_ settings, tab *table) error {
			tab.add(value("line", tc.values[runs], "x").atMost(1))
			runs++
			return nil
		}}}
		var stdout, stderr bytes.Buffer
		require.Equal(t, tc.status, run(nil, &stdout, &stderr), tc.values)
		require.Equal(t, len(tc.values), runs, tc.values)
	}
}

func TestProfiles(t *testing.T) {
	dir := t.TempDir()
	s := settings{cpuProfile: filepath.Join(dir, "cpu"), memProfile: filepath.Join(dir, "mem")}
	require.NoError(t, s.profiled(func() error { return nil }))
	for _, path := range []string{s.cpuProfile, s.memProfile} {
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.NotZero(t, info.Size())
	}
	s.cpuProfile = filepath.Join(dir, "no", "such", "folder")
	require.ErrorIs(t, s.profiled(func() error { return nil }), os.ErrNotExist)
}

func TestGridThatStandsStillIsFoundOut(t *testing.T) {
	s := newGrid(sheet.HD)
	require.NoError(t, s.check())
	s.Offset.Y += 7
	require.Error(t, s.check())
}

func TestWhatACommandComplainsOfIsTold(t *testing.T) {
	_, err := output(exec.Command("go", "tool", "no-such-tool"))
	require.ErrorContains(t, err, "no-such-tool")
	require.ErrorContains(t, err, "exit status")

	out, err := output(exec.Command("go", "env", "GOOS"))
	require.NoError(t, err)
	require.Equal(t, runtime.GOOS, strings.TrimSpace(out))
}
