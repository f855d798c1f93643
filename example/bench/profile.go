// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"errors"
	"io"
	"os"
	"runtime"
	"runtime/pprof"
)

// profiled runs f and writes the requested profiles.
func (s settings) profiled(f func() error) error {
	if s.memProfile != "" {
		runtime.MemProfileRate = 4096
	}
	if s.cpuProfile == "" {
		return errors.Join(f(), s.writeAllocs())
	}
	file, err := os.Create(s.cpuProfile)
	if err != nil {
		return err
	}
	if err := pprof.StartCPUProfile(file); err != nil {
		return errors.Join(err, file.Close())
	}
	err = f()
	pprof.StopCPUProfile()
	return errors.Join(err, file.Close(), s.writeAllocs())
}

func (s settings) writeAllocs() error {
	if s.memProfile == "" {
		return nil
	}
	return writeFile(s.memProfile, func(w io.Writer) error {
		return pprof.Lookup("allocs").WriteTo(w, 0)
	})
}

// writeFile creates a file and calls write with it.
func writeFile(path string, write func(io.Writer) error) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	return errors.Join(write(f), f.Close())
}
